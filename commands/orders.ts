import { conditionsOf, whileOf } from '../src/app/orders/conditions.ts';
import { USUAL } from '../src/app/orders/ordered.ts';
import type { NamedOrder } from '../src/app/orders/orders.ts';
import { refusal } from '../src/app/result.ts';
import type { Command, ComponentCall, FormCall, Scene } from '../src/discord/command.ts';
import { given, refuse, seated, viewerFor } from '../src/discord/seated.ts';
import { orderChoiceView, orderedView, ordersView } from '../src/view/orders.ts';

const shown = ({ order, character }: NamedOrder) => ({ ...order, character, whiles: conditionsOf(order) });

const show = (call: Scene) =>
  seated(call, async (table) =>
    call.respond.whisper(ordersView((await call.app.orders.mine(table)).map(shown))),
  );

/** 'Always …' under a question: what may be ordered. */
async function choose(call: ComponentCall): Promise<void> {
  const [named = ''] = call.about;
  const opened = await call.app.decisions.openOwn(call.caller, named);
  if (!opened.ok) return refuse(call, opened.refusal, null);
  const { table, question, before, decision } = opened.value;
  const words = table.system.words.question(question, before);
  const foe = await call.app.orders.foe(opened.value);
  const usual = question.several === undefined ? null : USUAL;
  await call.respond.whisper(orderChoiceView(decision.id, words.prompt, words.options, usual, foe));
}

/** Keeps an order, and answers the question that is open with it. */
async function give(
  call: Scene,
  decisionId: string,
  optionId: string,
  along: Parameters<Scene['app']['orders']['give']>[3] = {},
): Promise<void> {
  const made = await call.app.orders.give(call.caller, decisionId, optionId, along);
  if (!made.ok) return refuse(call, made.refusal, null);
  await call.respond.update(orderedView(shown(made.value)));
  const opened = await call.app.decisions.open(call.caller, decisionId);
  if (!opened.ok) return;
  const by = call.caller.userId;
  const choice = optionId === USUAL ? opened.value.question.default : optionId;
  const played = await call.app.decisions.answerAt(opened.value, { choice, by });
  if (played.kind === 'done' || played.kind === 'waiting')
    await call.aftermath.questions.settle(opened.value, played);
  const viewer = await viewerFor(call, opened.value.table);
  await call.aftermath.tell({ respond: call.respond, caller: call.caller, viewer }, played);
}

const ordered = (call: ComponentCall) => give(call, call.about[0] ?? '', call.values[0] ?? '');

/** For every foe of the same kind in the fight. */
const orderedAll = (call: ComponentCall) =>
  give(call, call.about[0] ?? '', call.values[0] ?? '', { all: true });

/** Which value is to be how high is asked in a form. */
async function ask(call: ComponentCall): Promise<void> {
  const [id = ''] = call.about;
  const opened = await call.app.decisions.open(call.caller, id);
  if (!opened.ok) return refuse(call, opened.refusal, null);
  const { table, before, question } = opened.value;
  const gauges = call.app.orders.gauges(table, before, question);
  await call.respond.form({
    id: `order.while|${id}|${call.values[0] ?? ''}`,
    title: 'Only while it is high enough',
    fields: [
      {
        id: 'gauge',
        label: 'Which value?',
        hint: gauges.join(', '),
        value: gauges[0] ?? '',
        needed: true,
        max: 50,
      },
      {
        id: 'least',
        label: 'At least how much?',
        hint: '3. Nothing, where it is for somebody',
        value: '',
        needed: false,
        max: 4,
      },
      {
        id: 'andGauge',
        label: 'And which other value?',
        hint: `Left empty, only the first counts. ${gauges.join(', ')}`.slice(0, 100),
        value: '',
        needed: false,
        max: 50,
      },
      { id: 'andLeast', label: 'At least how much of that?', hint: '2', value: '', needed: false, max: 4 },
    ],
  });
}

function conditionally(call: FormCall): Promise<void> {
  const [id = '', option = ''] = call.about;
  const { gauge = '', least = '', andGauge = '', andLeast = '' } = call.fields;
  const unread = (typed: string) => refuse(call, refusal('badLeast', { typed: typed.trim() }), null);
  const first = whileOf(gauge, least);
  if (first === null) return unread(least);
  if (`${andGauge}${andLeast}`.trim() === '') return give(call, id, option, { conditions: [first] });
  const second = whileOf(andGauge, andLeast);
  return second === null ? unread(andLeast) : give(call, id, option, { conditions: [first, second] });
}

const drop = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.orders.drop(table, call.values[0] ?? ''), async () =>
      call.respond.update(ordersView((await call.app.orders.mine(table)).map(shown))),
    ),
  );

const orders: Command = {
  data: {
    name: 'orders',
    description: 'Your standing orders: what I answer without asking you',
  },
  secret: () => true,
  run: show,
  components: {
    'order.always': choose,
    'order.give': ordered,
    'order.all': orderedAll,
    'order.while': ask,
    'order.drop': drop,
  },
  forms: { 'order.while': conditionally },
};

export default orders;
