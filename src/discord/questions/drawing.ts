import { calledFor } from '../../app/away/absences.ts';
import { readCampaignSettings } from '../../app/campaign/settings.ts';
import { answeredAt } from '../../app/clock/steps.ts';
import { answersIn, questionOf } from '../../app/play/decide.ts';
import type { Setting } from '../../app/play/played.ts';
import type { DecisionRecord, GivenRecord, Json, Ports } from '../../app/ports.ts';
import type { View } from '../../view/message.ts';
import { type OpenQuestion, questionsView } from '../../view/questions/asked.ts';
import { type Chosen, decidedView } from '../../view/questions/chosen.ts';
import { coverView, decidedCoverView, isSecret } from '../../view/questions/cover.ts';
import { calledOffView } from '../../view/questions/off.ts';
import type { Sheet } from './sheets.ts';

/** What a message of questions shows: what it asks, how that was decided, or that it was called off. */
export class QuestionDrawing {
  readonly #ports: Pick<Ports, 'store' | 'clock'>;

  constructor(ports: Pick<Ports, 'store' | 'clock'>) {
    this.#ports = ports;
  }

  /** What it asks, with the answers that are there; of a secret question the cover. */
  async asks(setting: Setting, { open, given }: Sheet, answers: Json): Promise<View> {
    const asked = await Promise.all(open.map((one) => this.#asked(setting, one)));
    const [first] = asked;
    if (first !== undefined && isSecret(first.decision)) return coverView(first.asked);
    return questionsView(setting.system, setting.before, asked, chosenOf(given, answers));
  }

  /** A question itself, for whoever may see it. */
  async one(setting: Setting, decision: DecisionRecord): Promise<View> {
    return questionsView(setting.system, setting.before, [await this.#asked(setting, decision)], []);
  }

  /** How it was decided; of a secret question, that it was. */
  decided(
    { system, before }: Pick<Setting, 'system' | 'before'>,
    { open, given }: Sheet,
    answers: Json,
  ): View {
    const chosen = chosenOf([...open, ...given], answers);
    const [first] = chosen;
    return first !== undefined && isSecret(first.decision)
      ? decidedCoverView(first.answer.by)
      : decidedView(system, before, chosen);
  }

  /** That it was called off, and why. */
  calledOff(
    { system, before }: Pick<Setting, 'system' | 'before'>,
    { open, given }: Sheet,
    why: string,
  ): View {
    return calledOffView(system, before, [...open, ...given].map(questionOf), why);
  }

  async #asked({ campaign, system }: Setting, decision: DecisionRecord): Promise<OpenQuestion> {
    const { id, ownerId } = decision;
    const isHere = ownerId === null || calledFor(campaign, ownerId, this.#ports.clock.now()) !== null;
    const asked = {
      id,
      ownerId,
      called: this.called(campaign, ownerId),
      deadline: await this.#deadline(campaign, decision),
      pings: isHere && readCampaignSettings(campaign.settings).pings,
      ...(system.unled === true ? { unled: true as const } : {}),
    };
    return { decision: questionOf(decision), asked };
  }

  /** When a question is answered by itself, as its clock stands now; null where that never happens, or nothing does for now. */
  async #deadline({ settings }: Setting['campaign'], { id }: DecisionRecord): Promise<Date | null> {
    const { clock, paused } = readCampaignSettings(settings);
    if (paused || clock.end === null) return null;
    const wait = await this.#ports.store.wait(id);
    return wait === null ? null : answeredAt(clock, wait);
  }

  /** Who is called for it: whose it is, or who stands in for them; the GMs where it is theirs. */
  called(campaign: Setting['campaign'], ownerId: string | null): readonly string[] {
    if (ownerId === null) return campaign.gms;
    return [calledFor(campaign, ownerId, this.#ports.clock.now()) ?? ownerId];
  }
}

/** Those questions that have an answer, with it. */
function chosenOf(
  asked: readonly Pick<GivenRecord, 'key' | 'ownerId' | 'question'>[],
  answers: Json,
): readonly Chosen[] {
  const given = answersIn(answers);
  return asked.flatMap((one) => {
    const answer = given.find(({ key }) => key === one.key);
    return answer === undefined ? [] : [{ decision: questionOf(one), ownerId: one.ownerId, answer }];
  });
}
