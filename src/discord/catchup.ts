import { absenceOf, isAway } from '../app/away/absences.ts';
import type { Digest, From } from '../app/catchup/index.ts';
import { isAbout } from '../app/log/filter.ts';
import type { CampaignRecord, EntryRecord } from '../app/ports.ts';
import type { Table } from '../app/table.ts';
import { catchUpView, type ShownDigest } from '../view/boards/catchup.ts';
import type { Scene } from './command.ts';
import { messageLink } from './messageLink.ts';
import { given } from './seated.ts';
import { shownStanding } from './standing.ts';

/** Tells the caller alone what they have missed. */
export async function catchUp(scene: Scene, table: Table, from: From): Promise<void> {
  await given(scene, table, await scene.app.catchup.digest(table, from), (digest) =>
    scene.respond.whisper(catchUpView(shown(table, digest))),
  );
}

/**
 * Whoever the clock had set away is back with whatever they do: nobody stands in for them any more, and they are told what has
 * happened since they were last here.
 */
export async function cameBack(scene: Scene): Promise<void> {
  const { app, caller } = scene;
  const { store } = app.ports;
  const campaign = caller.guildId === null ? null : await store.campaignIn(caller.channelIds);
  if (campaign === null || !isAwayByClock(scene, campaign)) return;
  const table = await app.table(caller);
  const at = table.ok ? await backByAct(scene, table.value) : null;
  if (table.ok && at !== null) await catchUp(scene, table.value, { at });
}

/** Ends an absence that the clock has begun; gives since when the caller was not here, null where there is none. */
export async function backByAct(scene: Scene, table: Table): Promise<Date | null> {
  if (!isAwayByClock(scene, table.campaign)) return null;
  const back = await scene.app.away.back(table);
  if (!back.ok) return null;
  await scene.aftermath.showAbsences(table.campaign.id);
  return scene.app.catchup.lastActBefore(table, back.value.since);
}

function isAwayByClock({ app, caller }: Scene, campaign: CampaignRecord): boolean {
  const absence = absenceOf(campaign, caller.userId);
  return absence?.byClock === true && isAway(absence, app.ports.clock.now());
}

function shown({ campaign, system, caller }: Table, digest: Digest): ShownDigest {
  const { viewer, since, asked, characters, more } = digest;
  const linkOf = ({ channelId, messageId }: EntryRecord) =>
    messageId === null ? null : messageLink(campaign.guildId, { channelId, messageId });
  return {
    campaign: campaign.name,
    system,
    viewer,
    since,
    asked,
    more,
    mine: digest.mine.map(({ entry, events, actor, acts, queued, endsMyTurn, decidedForMe, state }) => {
      const own = actor !== null && characters.includes(actor) && entry.userId !== caller.userId;
      const naming = events.filter((event) => characters.some((id) => isAbout(event, id)));
      return {
        userId: entry.userId,
        fromFile: entry.fromFile,
        events: endsMyTurn || naming.length > 0 ? naming : events,
        actsForMe: own && acts,
        asQueued: queued && entry.userId === caller.userId,
        endsTurn: endsMyTurn,
        calledOff: entry.kind === 'cancel' ? (events[0]?.data ?? {}) : null,
        decided: decidedForMe,
        state,
        link: linkOf(entry),
      };
    }),
    around: [
      ...digest.around.map((one) => ({
        ...one,
        where: `<#${one.entry.channelId}>`,
        link: linkOf(one.entry),
      })),
      ...digest.scenes.map(({ name, channelId }) => ({
        kind: 'scene' as const,
        name,
        where: channelId === null ? '' : `<#${channelId}>`,
        link: null,
      })),
    ],
    standing: shownStanding(digest.standing, campaign.guildId),
  };
}
