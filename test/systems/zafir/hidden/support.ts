import type { Viewer } from '../../../../src/engine/event.ts';
import type { GridView } from '../../../../src/engine/space/index.ts';
import type { ZafirStage } from '../table.ts';

export const gm: Viewer = { gm: true, characters: [] };
export const ana: Viewer = { gm: false, characters: ['kira'] };

/** A GM's words about the battlefield. */
export const set = (stage: ZafirStage, text: string): ZafirStage =>
  stage.play({ kind: 'setting', text, asGm: true });

/** A GM hides something, or reveals it, by its name. */
export function sight(stage: ZafirStage, change: 'hide' | 'reveal', name: string): ZafirStage {
  const found = stage.system.sights?.(stage.state, name).find((one) => one.name === name);
  return stage.play({ kind: 'sight', change, what: found?.id ?? name, asGm: true });
}

/** What a GM could hide or reveal now, by name, those that are hidden with a star. */
export const sights = ({ system, state }: ZafirStage): readonly string[] =>
  (system.sights?.(state) ?? []).map(({ name, hidden }) => (hidden ? `*${name}` : name));

export function mapFor({ system, state }: ZafirStage, viewer: Viewer): GridView {
  const view = system.tracker(state, viewer).grid?.();
  if (view === undefined) throw new Error('no map');
  return view;
}

/** What of a map is on a tile, as a viewer sees it. */
export const onTile = (stage: ZafirStage, tile: string, viewer: Viewer = ana) =>
  mapFor(stage, viewer).tiles.find(({ at }) => at === tile);

/** What a viewer reads of a command. */
export const read = ({ system, events, before }: ZafirStage, viewer: Viewer = ana): readonly string[] =>
  events.flatMap((event) => system.words.event(event, before, viewer)?.text ?? []);

/** Whom a viewer knows to be there. */
export const known = ({ system, state }: ZafirStage, viewer: Viewer = ana): readonly string[] =>
  system.known(state, viewer).map(({ id }) => id);

/** Why a command was refused, in words. */
export const why = ({ system, refusal, state }: ZafirStage): string =>
  refusal === null ? '' : (system.words.refusal(refusal, state) ?? refusal.code);
