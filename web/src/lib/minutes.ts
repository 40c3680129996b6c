/** A time of day as a form field has it, `22:30`, from minutes after midnight. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Minutes after midnight of a time of day; null where nothing, or no such time, was entered. */
export function minutesOf(time: string): number | null {
  const parts = /^(\d{1,2}):(\d{2})/.exec(time);
  if (parts === null) return null;
  const minutes = Number(parts[1]) * 60 + Number(parts[2]);
  return minutes < 24 * 60 && Number(parts[2]) < 60 ? minutes : null;
}
