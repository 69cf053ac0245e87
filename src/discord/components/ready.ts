import { readCampaignSettings } from '../../app/campaign/settings.ts';
import type { Readied } from '../../app/ready/lobby.ts';
import type { Result } from '../../app/result.ts';
import type { Table } from '../../app/table.ts';
import { ownFightView } from '../../view/ready/over.ts';
import type { ComponentCall, Scene } from '../command.ts';
import { lobbyOf, overOf } from '../ready/views.ts';
import { given, seated, viewerFor } from '../seated.ts';
import { channelVoice } from '../voice.ts';

/** Opens a lobby in a message of its own; one that is open here already comes down. */
export async function openLobby(scene: Scene, table: Table, named: string | null): Promise<void> {
  const { app, respond, aftermath } = scene;
  await given(scene, table, await app.ready.lobbies.open(table, named), async (readied) => {
    const { id, channelId, messageId } = readied.record;
    const [posted] = await respond.show(lobbyOf(table.system, readied));
    if (posted === undefined) return;
    await app.ports.store.setReadyMessage(id, posted);
    if (messageId !== null) await aftermath.channels.remove(channelId, messageId);
    await aftermath.ready.settle(id, readied.record.version);
  });
}

/** 'Try a ready fight'. */
const tryOne = (call: ComponentCall) => seated(call, (table) => openLobby(call, table, null));

type Step = (call: ComponentCall, table: Table, id: string, hero: string) => Promise<Result<Readied>>;

/** A press that changes the lobby. */
const inLobby = (step: Step) => (call: ComponentCall) =>
  seated(call, async (table) => {
    const [id = '', hero = ''] = call.about;
    await given(call, table, await step(call, table, id, hero), (readied) => showLobby(call, table, readied));
  });

async function showLobby(call: ComponentCall, table: Table, readied: Readied): Promise<void> {
  await call.respond.update(lobbyOf(table.system, readied));
  await call.aftermath.ready.settle(readied.record.id, readied.record.version);
}

/** 'Begin': the lobby closes, and the fight has its own messages. */
const begin = (call: ComponentCall) =>
  seated(call, async (table) => {
    const { app, caller, aftermath } = call;
    const begun = await app.ready.beginning.begin(table, call.about[0] ?? '');
    await given(call, table, begun, async ({ readied, steps }) => {
      await showLobby(call, table, readied);
      const { text } = readCampaignSettings(table.campaign.settings);
      const respond = channelVoice(aftermath.channels, readied.record.channelId, text);
      for (const played of steps)
        await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
    });
  });

/** A press that changes what becomes of a hero. */
const ofHero = (step: Step) => (call: ComponentCall) =>
  seated(call, async (table) => {
    const [id = '', hero = ''] = call.about;
    await given(call, table, await step(call, table, id, hero), async (readied) => {
      await call.respond.update(await overOf(call.app, table.system, readied));
      await call.aftermath.ready.settle(readied.record.id, readied.record.version);
    });
  });

/** 'Your own fight': which commands make one. */
const next = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.ready.lobbies.find(table, call.about[0] ?? ''), async ({ fight }) => {
      const [foes] = fight.foes;
      const foe = table.system.foes.find(({ id }) => id === foes?.foe);
      if (foes === undefined || foe === undefined) return;
      const { count, place } = foes;
      await call.respond.whisper(
        ownFightView({ field: plainField(fight.field), foe: foe.name, count, place }, table.gm),
      );
    }),
  );

/** A field as it can be typed in a line: of a drawn one its size. */
function plainField(field: string): string {
  const rows = field.split('\n');
  return rows.length === 1 ? field : `${rows[0]?.length ?? 0}x${rows.length}`;
}

/** The buttons of ready fights, from 'Try a ready fight' to what becomes of its heroes. */
export const readyComponents = {
  'ready.try': tryOne,
  'ready.take': inLobby(({ app }, table, id, hero) => app.ready.lobbies.take(table, id, hero)),
  'ready.out': inLobby(({ app }, table, id) => app.ready.lobbies.stepOut(table, id)),
  'ready.off': inLobby(({ app }, table, id) => app.ready.lobbies.callOff(table, id)),
  'ready.begin': begin,
  'ready.keep': ofHero(({ app }, table, id, hero) => app.ready.endings.keep(table, id, hero)),
  'ready.drop': ofHero(({ app }, table, id, hero) => app.ready.endings.drop(table, id, hero)),
  'ready.back': ofHero(({ app }, table, id, hero) => app.ready.endings.bringBack(table, id, hero)),
  'ready.next': next,
};
