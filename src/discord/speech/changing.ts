import type { SpeechRecord } from '../../app/ports.ts';
import { type Refusal, refusal } from '../../app/result.ts';
import { refusalView } from '../../view/refusals.ts';
import { resultsIn } from '../../view/speech/spoken.ts';
import { deletedView, editedView, speechForm, unspokenView } from '../../view/speech/views.ts';
import type { ComponentCall, FormCall, Scene } from '../command.ts';
import { refuse } from '../seated.ts';
import { Voices } from './voices.ts';

type Call = Scene & Pick<ComponentCall | FormCall, 'interaction' | 'about'>;
type Said = SpeechRecord & { readonly messageId: string };

const voicesOf = ({ app, interaction }: Call): Voices => new Voices(app.ports.store, interaction.client.rest);

/** Goes on with what the caller may change, or tells them why not. */
async function own(call: Call, wish: 'edit' | 'delete', work: (said: Said) => Promise<void>): Promise<void> {
  const found = await call.app.ports.store.speech(call.about[0] ?? '');
  const said = await call.app.speeches.own(call.caller, found, wish);
  if (!said.ok) return refuse(call, said.refusal, null);
  const { messageId } = said.value;
  if (messageId !== null) await work({ ...said.value, messageId });
}

/** 'Edit': the words as they stand, in a form. */
const edit = (call: ComponentCall) =>
  own(call, 'edit', async (said) => {
    const words = await voicesOf(call).read(said);
    if (words === null) return refuse(call, refusal('cannotEdit'), null);
    await call.respond.form(speechForm(`say.change|${said.id}`, said.name, words));
  });

/** The words anew. Results of rolls stay as they fell: none is written by hand. */
const change = (call: FormCall) =>
  own(call, 'edit', async (said) => {
    const text = call.fields.text ?? '';
    const voices = voicesOf(call);
    const before = await voices.read(said);
    const kept = resultsIn(before ?? '');
    const fallen = resultsIn(text).every((result) => kept.includes(result));
    const why: Refusal | null =
      before === null ? refusal('cannotEdit') : fallen ? null : refusal('resultsStay');
    if (why === null && (await voices.edit(said, text))) return call.respond.update(editedView(said));
    await call.respond.whisper(refusalView(why ?? refusal('cannotEdit'), null));
    await call.respond.whisper(unspokenView(text));
  });

/** 'Delete': the message goes, its words come back to who pressed. */
const remove = (call: ComponentCall) =>
  own(call, 'delete', async (said) => {
    const voices = voicesOf(call);
    const words = await voices.read(said);
    if (!(await voices.remove(said))) return refuse(call, refusal('cannotDelete'), null);
    await call.app.ports.store.dropSpeech(said.id);
    await call.respond.update(deletedView(said.name, words));
  });

/** What is under the answer to who spoke. */
export const changeComponents = {
  components: { 'say.edit': edit, 'say.delete': remove },
  forms: { 'say.change': change },
};
