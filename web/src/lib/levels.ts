import { say } from "./words";

const NAMES = ["level-0", "level-1", "level-2", "level-3", "level-4", "level-5"] as const;

/** What a bot's level is called. */
export function levelName(level: number): string {
  const id = NAMES[level];
  return id ? say(id) : String(level);
}

export const LEVELS = NAMES.map((_name, level) => level);
