import { playerOf } from '../app/character/player.ts';
import type { Table } from '../app/table.ts';
import { calledBy } from '../view/creation.ts';
import type { FightHere, Here } from '../view/help/menu.ts';
import { helpView } from '../view/help/menu.ts';
import type { View } from '../view/message.ts';
import { listed } from '../view/said.ts';
import type { Scene } from './command.ts';
import { placeFor } from './components/panels/desk.ts';
import { meant, whoseTurn } from './components/panels/open.ts';
import { whoIsAsked } from './status.ts';

/** The help for whoever asks: what they can do where they are, or one of its topics. */
export async function helpFor(scene: Scene, topic: string | null): Promise<View> {
  const table = await scene.app.table(scene.caller);
  return helpView(topic, table.ok ? await hereFor(scene, table.value) : null, scene.links.paths);
}

async function hereFor(scene: Scene, table: Table): Promise<Here> {
  const { app, caller, aftermath } = scene;
  const { characters, active } = await app.sheets.list(table);
  const asked = await app.waiting.asked(caller, aftermath.rolesIn(caller));
  return {
    campaign: table.campaign.name,
    system: table.system.name,
    gm: table.gm,
    character: characters.find(({ id }) => id === active)?.name ?? null,
    fight: await fightFor(scene, table),
    asked: asked.filter(({ campaign }) => campaign.id === table.campaign.id).length,
    called: calledBy(table.system.character),
    ready: (table.system.ready?.fights.length ?? 0) > 0,
  };
}

/** How the fight here stands, and what the reader's own can do; a GM is offered nothing of a player's hero. */
async function fightFor(scene: Scene, table: Table): Promise<FightHere | null> {
  const status = await scene.app.encounters.status(table);
  if (!status.ok) return null;
  const { tracker, record } = status.value;
  const asked = whoIsAsked(await scene.app.ports.store.pendingOf({ kind: 'encounter', id: record.id }));
  if (asked.length > 0)
    return { turn: `⏳ The fight is waiting for ${listed(asked)} to decide.`, desk: null };
  const turn = whoseTurn(tracker);
  const acting = await meant(scene, table);
  if (!acting.ok) return { turn, desk: null };
  const owner = playerOf(acting.value.record);
  const isAnothers = table.gm && owner !== null && owner !== scene.caller.userId;
  const place = isAnothers ? null : await placeFor(scene, table, acting.value);
  if (place === null || !place.ok || !place.value.isAble) return { turn, desk: null };
  return { turn, desk: place.value.desk };
}
