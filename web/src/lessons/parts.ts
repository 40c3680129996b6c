// What a lesson says at its table, and where.
export { default as BackLink } from "./BackLink.svelte";
export { default as Coach } from "./Coach.svelte";
export { default as Task } from "./Task.svelte";
export { default as Verdict } from "./Verdict.svelte";
export { default as Ways } from "./Ways.svelte";
export { default as Words } from "./Words.svelte";
