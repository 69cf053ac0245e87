import type { Acted } from '../../../app/autopilot/autopilot.ts';
import type { Order, Ranks } from '../../../app/autopilot/orders.ts';
import type { Result } from '../../../app/result.ts';
import { refusal } from '../../../app/result.ts';
import type { Table } from '../../../app/table.ts';
import { actedLines } from '../../../view/autopilot.ts';
import { overView } from '../../../view/panels/done.ts';
import { askedView, type Group, type GroupPages, groupView, sumOfTold } from '../../../view/panels/group.ts';
import { keyOf, meantBy, sumOf } from '../../../view/panels/keys.ts';
import { type Picks, readPicks } from '../../../view/panels/picks.ts';
import { pageIn } from '../../../view/panels/selects.ts';
import { refusalText } from '../../../view/refusals.ts';
import { cardLink } from '../../cards/link.ts';
import type { ComponentCall } from '../../command.ts';
import { Row } from '../../row.ts';
import { refuse, seated, viewerFor } from '../../seated.ts';
import { candidates } from './desk.ts';
import { openFor } from './open.ts';
import { CHANGED } from './press.ts';
import type { Showing } from './showing.ts';
import { panelVoice } from './voice.ts';

/** What was pressed in the GM's panel, with how things stand now. */
interface Pressed {
  readonly table: Table;
  readonly picks: Picks;
  readonly more: string;
  readonly known: readonly { readonly id: string }[];
}

/** The GM's panel for foes: one after the other, or all of a kind with one press. */
export function groupComponents(show: Showing) {
  /** 'Act…' on the card of the GM's turn. Whoever else presses is told whose turn it is, and gets their own reactions. */
  const open = (call: ComponentCall) =>
    seated(call, async (table) => {
      if (!table.gm) return openFor(call, 'more', show);
      await call.aftermath.cards.bringDown(call.respond);
      const ranks = await call.app.ordering.look(table, null);
      if (!ranks.ok) return refuse(call, ranks.refusal, table);
      await show(call, groupView(await groupOf(call, table, ranks.value, null)), 'whisper');
    });

  const onGroup = (call: ComponentCall, work: (pressed: Pressed) => Promise<void>) =>
    seated(call, async (table) => {
      const read = readPicks(call.about);
      if (read === null) return refuse(call, refusal('oldButton'), table);
      await work({ table, ...read, known: await candidates(call, table) });
    });

  /** The panel as things stand now; nothing to press where nobody of the GM's is up. */
  const anew = async (
    call: ComponentCall,
    table: Table,
    {
      wanted = null,
      last = null,
      note = '',
      pages = {},
    }: { wanted?: string | null; last?: string | null; note?: string; pages?: GroupPages },
  ) => {
    const ranks = await call.app.ordering.look(table, wanted);
    if (ranks.ok)
      return show(call, groupView(await groupOf(call, table, ranks.value, last), note, pages), 'update');
    const why =
      ranks.refusal.code === 'playersAreUp'
        ? 'None of your characters is up now.'
        : refusalText(ranks.refusal, { system: table.system, before: table.system.scene({}) });
    const said = note === CHANGED ? 'That button is out of date.' : note;
    const text = [said, why].filter((part) => part !== '').join('\n');
    await show(call, overView(text, await linkHere(call, table)), 'update');
  };

  /** Does it with whoever was meant, if they can still act and it is still what the button said. */
  const order = (call: ComponentCall, meant: (group: Group, pressed: Pressed) => Meant | null) =>
    onGroup(call, async (pressed) => {
      const { table, picks, known } = pressed;
      const wanted = meantBy(picks.actor, known)?.id ?? null;
      const ranks = await call.app.ordering.look(table, wanted);
      const last = keyIn(picks);
      const group = ranks.ok ? await groupOf(call, table, ranks.value, last) : null;
      const does = group === null ? null : meant(group, pressed);
      const told = group === null || does === null ? null : { ...does, group };
      if (!ranks.ok || told === null) return anew(call, table, { wanted, last, note: CHANGED });
      const ids = told.actors.flatMap(({ key }) => meantBy(key, known)?.id ?? []);
      await carriedOut(call, table, ranks, { ids, order: told.order }, ({ asked, lines }) =>
        asked
          ? show(call, askedView(told.group, lines), 'update')
          : anew(call, table, { last, note: lines.join('\n') }),
      );
    });

  const one = (call: ComponentCall) =>
    order(call, (group, { picks, more, known }) => {
      const target = group.targets.find(({ key }) => key === picks.target);
      const isSame = roundOf(group.picks.drawn) === roundOf(picks.drawn) && group.actor.key === picks.actor;
      if (target === undefined || !isSame || sumOfTold({ actor: group.actor, target }) !== more) return null;
      return {
        actors: [group.actor],
        order: { kind: 'attack', target: meantBy(target.key, known)?.id ?? '' },
      };
    });

  const all = (call: ComponentCall) =>
    order(call, (group, { picks, more, known }) => {
      if (group.picks.drawn !== picks.drawn || group.actor.key !== picks.actor) return null;
      if (more === 'pass') return { actors: [group.actor], order: { kind: 'wait' } };
      if (more === 'wait') return { actors: group.alike, order: { kind: 'wait' } };
      const target = meantBy(picks.target, known)?.id;
      if (target === undefined || (more !== 'attack' && more !== 'approach')) return null;
      return { actors: group.alike, order: { kind: more, target } };
    });

  const whom = (call: ComponentCall) =>
    onGroup(call, ({ table, picks, known }) => {
      const page = pageIn(call.values);
      const wanted = meantBy(picks.actor, known)?.id ?? null;
      const [value = ''] = call.values;
      return page === null
        ? anew(call, table, { wanted, last: value })
        : anew(call, table, { wanted, last: keyIn(picks), pages: { at: page } });
    });

  const who = (call: ComponentCall) =>
    onGroup(call, ({ table, picks, known }) => {
      const page = pageIn(call.values);
      const [value = ''] = page === null ? call.values : [picks.actor];
      return anew(call, table, {
        wanted: meantBy(value, known)?.id ?? null,
        last: keyIn(picks),
        ...(page === null ? {} : { pages: { who: page } }),
      });
    });

  return {
    'group.open': open,
    'panel.foe': one,
    'panel.foes': all,
    'panel.at': whom,
    'panel.who': who,
  };
}

/** The key of whom the one before went for, as an id says it. */
const keyIn = ({ target }: Picks): string | null => (target === '' ? null : target);

/** The card of the fight that runs here; null where none does. */
async function linkHere({ app }: ComponentCall, table: Table): Promise<string | null> {
  const status = await app.encounters.status(table);
  return status.ok ? cardLink(app.ports, table.campaign, status.value.record.id) : null;
}

interface Meant {
  readonly actors: Group['alike'];
  readonly order: Order;
}

/** What has come of an order: what was done, in lines for the GM, and whether somebody is asked. */
interface Outcome {
  readonly lines: readonly string[];
  readonly asked: boolean;
}

async function carriedOut(
  call: ComponentCall,
  table: Table,
  ranks: Extract<Result<Ranks>, { ok: true }>,
  { ids, order }: { readonly ids: readonly string[]; readonly order: Order },
  answer: (outcome: Outcome) => Promise<void>,
): Promise<void> {
  const { app, respond, caller, aftermath } = call;
  const { version } = ranks.value.record;
  const viewer = await viewerFor(call, table);
  const all: Acted[] = [];
  const row = new Row(app, aftermath, { respond: panelVoice(respond), caller, viewer });
  for await (const acted of app.ordering.give(table, { actors: ids, order, version })) {
    all.push(acted);
    if (acted.played.kind !== 'refused') await row.add(acted.played);
  }
  const refused = all.flatMap(({ played }) =>
    played.kind === 'refused'
      ? [played.refusal.code === 'turnOver' ? CHANGED : `✗ ${refusalText(played.refusal, played.setting)}`]
      : [],
  );
  const done = actedLines(
    all.flatMap(({ played, step }) =>
      step === null || played.kind === 'refused'
        ? []
        : [{ step, known: [...ranks.value.names].map(([id, name]) => ({ id, name })) }],
    ),
  );
  // The panel first: to whoever pressed it counts more than the card, and it has to be the first answer.
  await answer({ lines: [...done, ...refused], asked: all.some(({ played }) => played.kind === 'waiting') });
  await row.tell();
}

/** What the panel is drawn from. `last` is the key of whom the one before went for. */
async function groupOf(
  call: ComponentCall,
  table: Table,
  { record, round, actor, able, alike, names, targets }: Ranks,
  last: string | null,
): Promise<Group> {
  const known = (await candidates(call, table)).map(({ id }) => id);
  const named = (id: string) => ({ key: keyOf(id, known), name: names.get(id) ?? id });
  return {
    picks: { drawn: [sumOf(record.id), record.version.toString(36), round.toString(36)].join('.') },
    actor: named(actor),
    able: able.map(named),
    alike: alike.map(named),
    targets: targets.map(({ id, attack }) => ({ ...named(id), attack })),
    last,
  };
}

const roundOf = (drawn: string): string | undefined => drawn.split('.')[2];
