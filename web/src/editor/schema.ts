// What fields a position file has, read from its JSON schema: enough to make a form of it.
import { say } from "../lib/words";
import { type Json, stepsOf } from "./paths";

interface Node {
  readonly $ref?: string;
  readonly anyOf?: readonly Node[];
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly title?: string;
  readonly description?: string;
  /** The values of `enum` for people, in the same order. */
  readonly words?: readonly string[];
  readonly default?: Json;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly items?: Node | boolean;
  readonly prefixItems?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Node | boolean;
}

/** One field of a form. */
export interface Form {
  /** What the field is called; empty: by its name in the file. */
  readonly label: string;
  readonly help: string;
  readonly kind:
    | { readonly is: "choice"; readonly values: readonly (string | number)[]; /** The values for people, in the same order. */ readonly words: readonly string[] }
    | { readonly is: "number"; readonly least: number | null; readonly most: number | null }
    | { readonly is: "text" }
    | { readonly is: "switch" }
    | { readonly is: "list"; readonly item: Form }
    | { readonly is: "record"; readonly fields: ReadonlyMap<string, Form>; readonly needed: ReadonlySet<string> }
    | { readonly is: "map"; readonly value: Form }
    /** Too intricate for a form. */
    | { readonly is: "other" };
}

/** What stands at a path of a file is called, from the outside in: `Ships · 2. · Place`. Items of lists have a number. */
export function calledAt(form: Form, path: string): string {
  const words: string[] = [];
  let here: Form | undefined = form;
  for (const step of stepsOf(path)) {
    const kind: Form["kind"] | undefined = here?.kind;
    here = kind?.is === "record" ? kind.fields.get(String(step)) : kind?.is === "list" ? kind.item : kind?.is === "map" ? kind.value : undefined;
    if (typeof step !== "number") words.push((kind?.is === "record" && here?.label) || String(step));
    else words.push(say("form-item", { number: step + 1 }));
  }
  return words.join(" · ");
}

export class Schema {
  readonly #root: Node & { readonly $defs?: Readonly<Record<string, Node>> };

  constructor(schema: unknown) {
    this.#root = schema as Node;
  }

  /** The form of a whole file whose fields stand like this. */
  form(value: Json): Form {
    return this.#form(this.#root, value);
  }

  /** A value in order for a new field or item. */
  fresh(form: Form): Json {
    const { kind } = form;
    switch (kind.is) {
      case "choice":
        return kind.values[0] ?? "";
      case "number":
        return Math.max(kind.least ?? 0, Math.min(0, kind.most ?? 0));
      case "switch":
        return false;
      case "list":
        return [];
      case "record":
        return Object.fromEntries([...kind.fields].filter(([name]) => kind.needed.has(name)).map(([name, field]) => [name, this.fresh(field)]));
      case "map":
        return {};
      default:
        return "";
    }
  }

  #resolved(node: Node): Node {
    const name = node.$ref?.split("/").at(-1);
    if (name === undefined) return node;
    const { title: _, ...found } = this.#resolved(this.#root.$defs?.[name] ?? {});
    return { ...found, ...(node.title !== undefined && { title: node.title }), ...(node.description !== undefined && { description: node.description }) };
  }

  #form(node: Node, value: Json | undefined): Form {
    const found = this.#resolved(node);
    const [label, help] = [found.title ?? "", found.description ?? ""];
    if (found.anyOf) {
      const several = found.anyOf.map((one) => this.#resolved(one)).filter((one) => one.type !== "null");
      const chosen = several.find((one) => value !== undefined && fits(one, value)) ?? several[0];
      if (chosen === undefined) return { label, help, kind: { is: "other" } };
      const form = this.#form(chosen, value);
      return { ...form, label, help: help || form.help };
    }
    return { label, help, kind: this.#kind(found, value) };
  }

  #kind(node: Node, value: Json | undefined): Form["kind"] {
    if (node.enum) {
      const values = node.enum.filter((one) => typeof one === "string" || typeof one === "number");
      return values.length === node.enum.length ? { is: "choice", values, words: node.words ?? values.map(String) } : { is: "other" };
    }
    switch (node.type) {
      case "integer":
      case "number":
        return { is: "number", least: node.minimum ?? null, most: node.maximum ?? (node.exclusiveMaximum === undefined ? null : node.exclusiveMaximum - 1) };
      case "string":
        return { is: "text" };
      case "boolean":
        return { is: "switch" };
      case "array":
        if (typeof node.items !== "object" || node.prefixItems) return { is: "other" };
        return { is: "list", item: this.#form(node.items, Array.isArray(value) ? value[0] : undefined) };
      case "object":
        return this.#object(node, value);
      default:
        return { is: "other" };
    }
  }

  #object(node: Node, value: Json | undefined): Form["kind"] {
    const inside = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
    if (node.properties) {
      // A field that is not there is looked into only when it is: records may hold records of their own kind.
      const fields = Object.entries(node.properties).map(([name, field]) => [name, name in inside || node.required?.includes(name) ? this.#form(field, inside[name]) : this.#outside(field)] as const);
      return { is: "record", fields: new Map(fields), needed: new Set(node.required ?? []) };
    }
    if (typeof node.additionalProperties !== "object") return { is: "other" };
    return { is: "map", value: this.#form(node.additionalProperties, Object.values(inside)[0]) };
  }

  /** The form of a field that the file does not have. */
  #outside(node: Node): Form {
    const found = this.#resolved(node);
    const several = found.anyOf?.map((one) => this.#resolved(one)).find((one) => one.type !== "null") ?? found;
    const [label, help] = [found.title ?? "", found.description ?? several.description ?? ""];
    if (several.properties) {
      const needed = Object.entries(several.properties).filter(([name]) => several.required?.includes(name));
      return { label, help, kind: { is: "record", fields: new Map(needed.map(([name, field]) => [name, this.#outside(field)])), needed: new Set(needed.map(([name]) => name)) } };
    }
    if (several.type === "array") return { label, help, kind: { is: "list", item: { label: "", help: "", kind: { is: "other" } } } };
    return { label, help, kind: several.anyOf ? { is: "other" } : this.#kind(several, undefined) };
  }
}

function fits(node: Node, value: Json): boolean {
  if (node.enum) return node.enum.includes(value);
  switch (node.type) {
    case "integer":
    case "number":
      return typeof value === "number";
    case "string":
    case "boolean":
      return typeof value === node.type;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return false;
  }
}
