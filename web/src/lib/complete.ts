// The server leaves out of a scene what has its default; here it is put back, so that nobody else needs to know.
import { isRun, type Run } from "./scene";
import { type AnyShape, type Changed, DEFAULTS, type Fact, type FreePoint, type Group, type Helm, type Region, type Reply, type ToClient } from "./wire";

/** A message with all fields of the scene that it carries. */
export function complete(message: ToClient): ToClient {
  switch (message.type) {
    case "view":
      return {
        ...message,
        shapes: message.shapes.map((part) => (isRun(part as AnyShape | Changed | Run) ? part : completePart(part as AnyShape | Changed))),
        regions: message.regions.map((region) => (isRun(region) ? region : ({ ...DEFAULTS.Region, ...region } satisfies Region))),
        helms: message.helms.map((helm) => ({ ...DEFAULTS.Helm, ...helm }) satisfies Helm),
        groups: message.groups.map((group) => ({ ...DEFAULTS.Group, ...group }) satisfies Group),
        replies: message.replies?.map((one) => ({ ...DEFAULTS.Reply, ...one }) satisfies Reply) ?? null,
        settings: message.settings.map((free) => ({ ...DEFAULTS.FreePoint, ...free }) satisfies FreePoint),
      };
    case "replayed":
      return { ...message, shapes: message.shapes.map(completeShape), regions: message.regions.map((region) => ({ ...DEFAULTS.Region, ...region }) satisfies Region) };
    case "tried":
      return { ...message, shapes: message.shapes.map(completeShape) };
    default:
      return message;
  }
}

export function completeShape(shape: AnyShape): AnyShape {
  const all = { ...DEFAULTS[shape.shape], ...shape } as AnyShape;
  return all.shape === "thing" ? { ...all, facts: all.facts.map(completeFact), laid: all.laid.map(completeFact) } : all;
}

function completePart(part: AnyShape | Changed): AnyShape | Changed {
  if (part.shape !== "changed") return completeShape(part);
  const lists = Object.entries(part.to).map(([name, value]) => [name, name === "facts" || name === "laid" ? (value as (Fact | Run)[]).map((one) => (isRun(one) ? one : completeFact(one))) : value]);
  return { ...part, to: Object.fromEntries(lists) as Changed["to"] };
}

function completeFact(fact: Fact): Fact {
  return { ...DEFAULTS.Fact, ...fact };
}
