import { PILOT_USER } from '../../app/autopilot/pilots.ts';
import { CLOCK_USER } from '../../app/clock/caller.ts';
import { diceSoFar } from '../../app/play/decide.ts';
import type { PlayedDone, PlayedWaiting } from '../../app/play/played.ts';
import { labelOf } from '../../view/questions/label.ts';
import { choiceIn } from '../../view/questions/asked.ts';
import { isSecret } from '../../view/questions/cover.ts';
import { ruledView } from '../../view/questions/off.ts';
import { limits, shorten } from '../../view/limits.ts';
import type { Form } from '../../view/message.ts';
import { refusalView } from '../../view/refusals.ts';
import { escapeMarkdown } from '../../view/text.ts';
import type { ComponentCall, FormCall, Scene } from '../command.ts';
import { withFreshCard } from '../freshCard.ts';
import { pressedIn } from '../cards/wish.ts';
import { viewerFor } from '../seated.ts';

const REASON = {
  id: 'reason',
  label: 'Why? (it goes into the log)',
  hint: 'Ana is away until Friday',
  value: '',
  needed: true,
  max: 200,
};

/** Who has asked within this time is still there: the answered question goes on as the fight's card. Later a new card calls them. */
const SOON_MS = 10 * 60_000;

/** Answers. The question's own message becomes the card of the fight, or shows what was chosen. */
async function answer(scene: Scene, id: string, choice: string, reason: string | null): Promise<void> {
  const { app, caller, respond, aftermath, log } = scene;
  const opened = await app.decisions.open(caller, id);
  if (!opened.ok) return settled(scene, opened.refusal);
  const { table, question, decision } = opened.value;
  const played = await app.decisions.answer(caller, id, choice, reason);
  const answered = played.kind === 'done' || played.kind === 'waiting' ? played : null;
  if (played.kind === 'refused' && played.refusal.code === 'decisionSettled')
    return settled(scene, played.refusal);
  const goesOn = played.kind === 'done' && isFightOn(played) && !isSecret(question);
  const { pending } = opened.value;
  const isLate =
    app.ports.clock.now().getTime() - pending.createdAt.getTime() > SOON_MS &&
    caller.userId !== pending.userId;
  const isOwn = decision.ownerId === caller.userId; // whose place somebody has answered in stands on the question
  const becomes =
    goesOn && isOwn && !isLate && typeof respond.surface === 'object' && respond.surface !== null;
  /** The question's message shows what was chosen. */
  const close = async (went: PlayedDone | PlayedWaiting) => {
    const { view, asks } = await aftermath.questions.after(opened.value, went);
    // The question's message may be gone by now; what was decided is told all the same.
    const changed = await respond.update(view).then(
      () => respond.over !== true,
      (error: unknown) => {
        log.info({ err: error, decision: id }, 'a question could not be changed');
        return false;
      },
    );
    const asked = decision.messageId;
    if (changed && asked !== null && pressedIn(respond) === asked)
      await aftermath.questions.left.asks(asked, asks);
  };
  if (answered !== null) {
    if (!becomes) await close(answered);
    await aftermath.questions.settle(opened.value, answered, isSecret(question) ? null : decision.messageId);
    const isCard = !becomes && (await aftermath.questions.mend(opened.value, answered));
    if (isCard && answered.encounter !== null) await aftermath.cards.show(answered.encounter.id);
  }
  const recalls = goesOn && isLate ? { recalls: personal(pending.userId) } : {};
  await aftermath.tell(
    { respond, caller, viewer: await viewerFor(scene, table), becomes, ...recalls },
    played,
  );
  // Somebody else was to be called, so that a new message is the card.
  const { messageId } = decision;
  if (becomes && answered !== null && messageId !== null && !(await aftermath.cards.isCard(messageId)))
    await close(answered);
  // Where the message could not be changed, its buttons are taken away.
  if (answered !== null && messageId !== null)
    for (const fight of await aftermath.questions.left.endOn(messageId, [decision]))
      await aftermath.cards.show(fight);
}

/** Who is to be called for what they have waited for: nobody, where it was done by itself. */
const personal = (userId: string): readonly string[] =>
  userId === PILOT_USER || userId === CLOCK_USER ? [] : [userId];

/** Whether a command was given in a fight that goes on. */
const isFightOn = ({ encounter, requestId }: PlayedDone): boolean =>
  encounter !== null && encounter.endedAt === null && requestId === null;

/** A button of something that is settled: says so, and shows how things stand now. */
async function settled(scene: Scene, why: Parameters<typeof refusalView>[0]): Promise<void> {
  await scene.respond.whisper(
    why.code === 'decisionSettled' ? await withFreshCard(scene, why) : refusalView(why, null),
  );
}

async function pressed(call: ComponentCall): Promise<void> {
  const [id = '', button] = call.about;
  const opened = await call.app.decisions.open(call.caller, id);
  if (!opened.ok) return settled(call, opened.refusal);
  const { table, question, before } = opened.value;
  const choice = choiceIn(question, call.values, button ?? '');
  if (opened.value.mine) return answer(call, id, choice, null);
  const words = table.system.words.question(question, before);
  await call.respond.form(insteadForm(`decide.for|${id}|${choice}`, labelOf(words, question, choice) ?? ''));
}

/** Shows a secret question to whom it is for. */
async function look(call: ComponentCall): Promise<void> {
  const [id = ''] = call.about;
  const opened = await call.app.decisions.open(call.caller, id);
  if (!opened.ok) return settled(call, opened.refusal);
  const { table, decision, before } = opened.value;
  const setting = { campaign: table.campaign, system: table.system, before };
  const view = await call.aftermath.questions.open(setting, decision);
  await call.respond.whisper({ ...view, content: '', pings: [] });
}

/** What a GM may do about somebody else's decision. */
async function ruling({ app, caller, respond, about, ...scene }: ComponentCall): Promise<void> {
  const [named = ''] = about;
  const opened = await app.decisions.openOwn(caller, named);
  if (!opened.ok) return settled({ app, caller, respond, ...scene }, opened.refusal);
  const { table, pending, decision } = opened.value;
  const { id } = decision;
  if (!table.gm)
    return respond.whisper({
      card: { text: 'That button is for the GM: yours are above it.', tone: 'quiet' },
    });
  const dice = diceSoFar(pending);
  await respond.whisper({
    card: {
      title: 'As GM you can …',
      text: [
        '- **answer** for them: press their button, and say why',
        '- **call the command off**: none of it happens',
        ...(dice.length === 0 ? [] : ['- **overrule a die**: I work out again what came after it', '']),
        ...dice.map(
          (die, n) => `${n + 1}. ${escapeMarkdown(die.label)}: **${die.value}** on a d${die.sides}`,
        ),
      ].join('\n'),
      tone: 'ask',
    },
    rows: [
      [
        { kind: 'button', id: `calloff|${id}`, label: 'Call it off', look: 'danger' },
        ...(dice.length === 0
          ? []
          : [{ kind: 'button', id: `overrule|${id}`, label: 'Overrule a die' } as const]),
      ],
    ],
  });
}

/** A GM answers for somebody: which answer it is stands above. */
const insteadForm = (id: string, answer: string): Form => ({
  id,
  title: shorten(`As GM: ${answer}`, limits.formTitle),
  fields: [REASON],
});

const callOffForm = (id: string): Form => ({
  id: `calloff|${id}`,
  title: 'Call the command off',
  fields: [REASON],
});
const overruleForm = (id: string): Form => ({
  id: `overrule|${id}`,
  title: 'Overrule a die',
  fields: [
    { id: 'die', label: 'Which die? (its number in the list)', hint: '1', value: '', needed: true, max: 4 },
    { id: 'value', label: 'What does it show?', hint: '6', value: '', needed: true, max: 6 },
    REASON,
  ],
});

async function callOff(call: FormCall): Promise<void> {
  const [id = ''] = call.about;
  const { app, caller, respond, aftermath } = call;
  const opened = await app.decisions.open(caller, id);
  if (!opened.ok) return settled(call, opened.refusal);
  const played = await app.decisions.cancel(caller, id, call.fields.reason ?? '');
  await aftermath.tell({ respond, caller, viewer: await viewerFor(call, opened.value.table) }, played);
}

async function overrule(call: FormCall): Promise<void> {
  const [id = ''] = call.about;
  const { app, caller, respond, aftermath, fields } = call;
  const opened = await app.decisions.open(caller, id);
  if (!opened.ok) return settled(call, opened.refusal);
  const die = diceSoFar(opened.value.pending)[Number(fields.die) - 1];
  const index = die?.index ?? -1;
  const played = await app.decisions.overrule(caller, id, index, Number(fields.value), fields.reason ?? '');
  if ((played.kind === 'done' || played.kind === 'waiting') && die !== undefined) {
    await aftermath.questions.superseded(opened.value, played);
    const ruled = ruledView(caller.userId, die, Number(fields.value), fields.reason ?? '');
    await (isSecret(opened.value.question) ? respond.whisper(ruled) : respond.reply(ruled));
  }
  await aftermath.tell({ respond, caller, viewer: await viewerFor(call, opened.value.table) }, played);
}

/** Buttons and forms of a question's message. */
export const decisionComponents = {
  components: {
    decide: pressed,
    'decide.look': look,
    ruling,
    calloff: ({ respond, about }: ComponentCall) => respond.form(callOffForm(about[0] ?? '')),
    overrule: ({ respond, about }: ComponentCall) => respond.form(overruleForm(about[0] ?? '')),
  },
  forms: {
    'decide.for': (call: FormCall) =>
      answer(call, call.about[0] ?? '', call.about[1] ?? '', call.fields.reason ?? ''),
    calloff: callOff,
    overrule,
  },
};
