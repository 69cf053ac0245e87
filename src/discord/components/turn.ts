import { refusal } from '../../app/result.ts';
import { isDecided } from '../../view/turn/row.ts';
import { playerOf } from '../../app/character/player.ts';
import type { Acting } from '../../app/play/act.ts';
import type { Table } from '../../app/table.ts';
import type { View } from '../../view/message.ts';
import { type TrackerView, turnShown } from '../../view/tracker.ts';
import { type Awaited, endPhaseView, letPassView } from '../../view/turn/inPlace.ts';
import { plainly, sumOfChosen } from '../../view/panels/desk.ts';
import { asWhomView, wordsForm } from '../../view/panels/done.ts';
import { leftView } from '../../view/undo.ts';
import { perform } from '../acting.ts';
import type { ComponentCall } from '../command.ts';
import { withFreshCard } from '../freshCard.ts';
import { fightMap } from '../maps.ts';
import { given, seated, viewerFor } from '../seated.ts';
import { fightStatus } from '../status.ts';
import { placeFor } from './panels/desk.ts';
import { panelVoice } from './panels/voice.ts';

/** 'End turn' on a fight's card, 'End phase' where a side acts in any order. A GM is asked before they do it in a player's place. */
const next = (call: ComponentCall) =>
  seated(call, async (table) => {
    const asked = table.gm ? await inPlaceOf(call, table) : null;
    if (asked === null) await passOn(call, false);
    else await call.respond.whisper(asked);
  });

/**
 * Asks a GM whether they mean to end the turn of a player's character, or a phase in which others' heroes could still act; null where there is
 * nothing to ask, or it has passed.
 */
async function inPlaceOf({ app, about, caller }: ComponentCall, table: Table): Promise<View | null> {
  const seen = about.join('|');
  const status = await app.encounters.status(table);
  if (!status.ok || seen !== turnShown(status.value.tracker)) return null;
  const { tracker } = status.value;
  const able = tracker.current === null ? (tracker.phase?.toAct ?? []) : [tracker.current];
  const theirs = (await heroesIn(app, tracker, able)).filter(({ owner }) => owner !== caller.userId);
  const [hero] = theirs;
  if (hero === undefined) return null;
  if (tracker.current === null) return endPhaseView(theirs, `turn.phase|${seen}`);
  return asWhomView(hero.name, hero.owner, { id: `turn.as|${seen}`, what: 'End it' });
}

/** The heroes among some of a fight, with who plays them. */
async function heroesIn(
  { ports }: ComponentCall['app'],
  { lines }: TrackerView,
  ids: readonly string[],
): Promise<readonly Awaited[]> {
  const found = await Promise.all(
    lines
      .filter(({ id }) => ids.includes(id))
      .map(async ({ id, name }) => {
        const owner = playerOf(await ports.store.character(id));
        return owner === null ? [] : [{ id, name, owner }];
      }),
  );
  return found.flat();
}

/** 'As Kira', 'End it anyway': a GM means it. */
const nextAs = (over: string) => (call: ComponentCall) =>
  seated(call, async (table) => {
    const { app, respond, caller, aftermath } = call;
    const [phase = '', round = '', who = null] = call.about;
    const played = await app.turns.next(table, { seen: `${phase}|${round}`, who, own: false });
    if (played.kind === 'refused') return respond.update(await withFreshCard(call, played.refusal));
    await respond.update(leftView(over));
    const viewer = await viewerFor(call, table);
    await aftermath.tell({ respond: panelVoice(respond), caller, viewer }, played);
  });

/** 'Done': whoever presses lets their own character's turn be over, a GM who plays one too. Any other GM is asked whose. */
const done = (call: ComponentCall) =>
  seated(call, async (table) => {
    const asked = table.gm ? await whosePasses(call, table) : null;
    if (asked === null) await passOn(call, true);
    else await call.respond.whisper(asked);
  });

/** Asks a GM who has none of their own to act which hero's turn passes; null where they have, or there is none. */
async function whosePasses({ app, about, caller }: ComponentCall, table: Table): Promise<View | null> {
  const seen = about.join('|');
  const status = await app.encounters.status(table);
  if (!status.ok || seen !== turnShown(status.value.tracker)) return null;
  const { tracker } = status.value;
  const heroes = await heroesIn(app, tracker, tracker.phase?.toAct ?? []);
  if (heroes.length === 0 || heroes.some(({ owner }) => owner === caller.userId)) return null;
  return letPassView(heroes, (id) => `turn.as|${seen}|${id}`);
}

/** The button says which turn it is about: pressed twice in haste it ends one, not two. */
const passOn = (call: ComponentCall, own: boolean) =>
  seated(call, async (table) => {
    const { app, respond, caller, aftermath } = call;
    const seen = call.about.length === 0 ? null : call.about.join('|');
    const played = await app.turns.next(table, { seen, own });
    if (played.kind === 'refused' && ['turnOver', 'turnUnseen'].includes(played.refusal.code))
      return respond.whisper(await withFreshCard(call, played.refusal));
    await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
  });

/** 'End fight', where nobody of a side stands any more. Who has come in since is not forgotten: then the button is out of date. */
const end = (call: ComponentCall) =>
  seated(call, async (table) => {
    const { app, respond, caller, aftermath } = call;
    await given(call, table, await app.encounters.status(table), async ({ record }) => {
      if (!isDecided(app.encounters.view(table, record).tracker))
        return respond.whisper(await withFreshCard(call, refusal('turnOver')));
      const played = await app.encounters.end(table);
      await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
    });
  });

/** What one press does, on the turn or out of it: by whoever plays the one who does it, or a GM. */
const called = (call: ComponentCall) =>
  seated(call, async (table) => {
    const [actor = '', act = '', target = null] = call.about;
    await given(call, table, await call.app.acts.acting(table, actor), async (acting) => {
      if (await askedForWords(call, table, acting, act)) return;
      await perform(call, table, acting, {
        kind: 'act',
        actor: acting.id,
        act,
        target,
        means: null,
        detail: null,
        spend: [],
        asGm: table.gm,
      });
    });
  });

/** What takes words of the player's own asks for them first. */
async function askedForWords(
  call: ComponentCall,
  table: Table,
  acting: Acting,
  id: string,
): Promise<boolean> {
  const place = await placeFor(call, table, acting, false);
  const act = place.ok ? place.value.desk.acts.find((one) => one.id === id) : undefined;
  if (!place.ok || act?.detail !== 'needed' || act.refused !== null) return false;
  const chosen = plainly(act);
  await call.respond.form(wordsForm(place.value.desk, chosen, sumOfChosen(chosen)));
  return true;
}

/** 'Map': who stands where, as whoever presses may see it. */
const map = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.encounters.status(table), async (status) =>
      call.respond.whisper(await fightMap(call, table, status), 'map'),
    ),
  );

/** 'Status': how the fight stands, as whoever presses may see it. */
const status = (call: ComponentCall) => seated(call, (table) => fightStatus(call, table));

export const turnComponents = {
  components: {
    'turn.next': next,
    'turn.as': nextAs('✓ The turn is over.'),
    'turn.phase': nextAs('✓ The phase is over.'),
    'turn.stay': ({ respond }: ComponentCall) => respond.update(leftView('The phase goes on.')),
    'turn.done': done,
    'turn.end': end,
    'turn.map': map,
    'turn.status': status,
    'turn.call': called,
  },
};
