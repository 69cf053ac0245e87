import type { SpeechRecord } from '../../app/ports.ts';
import { type Refusal, refusal } from '../../app/result.ts';
import { refusalView } from '../../view/refusals.ts';
import { resultsIn } from '../../view/speech/spoken.ts';
import { deletedView, editedView, speechForm } from '../../view/speech/views.ts';
import type { ComponentCall, FormCall, MenuCall, Scene } from '../command.ts';
import { refuse } from '../seated.ts';
import { giveBack } from './speaking.ts';
import { Voices } from './voices.ts';

type Call = Scene & Pick<ComponentCall | FormCall | MenuCall, 'interaction'>;
type Said = SpeechRecord & { readonly messageId: string };

const voicesOf = ({ app, aftermath }: Call): Voices => new Voices(app.ports.store, aftermath.channels);

/** Goes on with what the caller may change, or tells them why not. */
async function own(
  call: Call,
  found: SpeechRecord | null,
  wish: 'edit' | 'delete',
  work: (said: Said) => Promise<void>,
): Promise<void> {
  const said = await call.app.speeches.own(call.caller, found, wish);
  if (!said.ok) return refuse(call, said.refusal, null);
  const { messageId } = said.value;
  if (messageId !== null) await work({ ...said.value, messageId });
}

/** What a button is about. */
const pressed = ({ app, about }: ComponentCall | FormCall) => app.ports.store.speech(about[0] ?? '');

/** What the message says whose menu was opened. */
const pointedAt = ({ app, interaction }: MenuCall) =>
  app.ports.store.speechOfMessage(interaction.targetMessage.id);

/** 'Edit': the words as they stand, in a form. */
const edit = (call: (ComponentCall | MenuCall) & Call, found: SpeechRecord | null) =>
  own(call, found, 'edit', async (said) => {
    const words = await voicesOf(call).read(said);
    if (words === null) return refuse(call, refusal('cannotEdit'), null);
    await call.respond.form(speechForm(`say.change|${said.id}`, said.name, words));
  });

/** The words anew. Results of rolls stay as they fell: none is written by hand. */
const change = async (call: FormCall) =>
  own(call, await pressed(call), 'edit', async (said) => {
    const text = call.fields.text ?? '';
    const voices = voicesOf(call);
    const before = await voices.read(said);
    const kept = resultsIn(before ?? '');
    const fallen = resultsIn(text).every((result) => kept.includes(result));
    const why: Refusal | null =
      before === null ? refusal('cannotEdit') : fallen ? null : refusal('resultsStay');
    const trouble = why === null ? await voices.edit(said, text) : null;
    if (why === null && trouble === null)
      return call.interaction.isFromMessage()
        ? call.respond.update(editedView(said))
        : call.respond.whisper(editedView(said));
    const isHeld = trouble === 'tooManyOldEdits';
    await call.respond.whisper(refusalView(why ?? refusal(isHeld ? 'editLater' : 'cannotEdit'), null));
    await giveBack(call, text);
  });

/** 'Delete': the message goes, its words come back to who asked. */
const remove = (
  call: (ComponentCall | MenuCall) & Call,
  found: SpeechRecord | null,
  answer: 'update' | 'whisper',
) =>
  own(call, found, 'delete', async (said) => {
    const voices = voicesOf(call);
    const words = await voices.read(said);
    if (!(await voices.remove(said))) return refuse(call, refusal('cannotDelete'), null);
    await call.app.ports.store.dropSpeech(said.id);
    await call.respond[answer](deletedView(said.name, words));
  });

/** Goes on with what the message says, or tells who asks that nobody said it with `/say`. */
async function onSpeech(call: MenuCall, work: (found: SpeechRecord) => Promise<void>): Promise<void> {
  const found = await pointedAt(call);
  if (found === null) await refuse(call, refusal('notSpeech'), null);
  else await work(found);
}

/** What is under the answer to who spoke, and in the menu of what was said. */
export const changes = {
  menu: {
    'Edit what was said': (call: MenuCall) => onSpeech(call, (found) => edit(call, found)),
    'Delete what was said': (call: MenuCall) => onSpeech(call, (found) => remove(call, found, 'whisper')),
  },
  components: {
    'say.edit': async (call: ComponentCall) => edit(call, await pressed(call)),
    'say.delete': async (call: ComponentCall) => remove(call, await pressed(call), 'update'),
  },
  forms: { 'say.change': change },
};
