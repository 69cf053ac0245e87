import { escapeMarkdown } from '../../engine/text.ts';
import { ago } from '../clock.ts';
import { fitLines, shorten } from '../limits.ts';
import type { Button, Row, View } from '../message.ts';
import { lineWords, ranked, resultWords, type ShownLine, type ShownRequest, whatWords } from './lines.ts';

const button = (action: string, id: string, label: string, look: Button['look'] = 'plain'): Button => ({
  kind: 'button',
  id: `request.${action}|${id}`,
  label,
  look,
});

const gmButton = (id: string): Button => button('gm', id, 'GM …');

/** The request's own message: who is asked for what, and how each of them stands. It pings those who are waited for. */
export function requestView(shown: ShownRequest, pings: boolean): View {
  const { request, over, lines } = shown;
  const people = [...new Set(lines.flatMap(({ ownerId, called }) => called ?? ownerId ?? []))];
  const here = people.filter((id) => lines.some(({ called }) => called === id)); // not who is away
  const answered = lines.filter(({ answer }) => answer.state === 'done' || answer.state === 'passed').length;
  const what = request.kind === 'check' ? 'Roll' : `Roll ${shorten(request.name, 40)}`;
  return {
    content: people.map((id) => `<@${id}>`).join(' '),
    pings: pings ? here : [],
    card: {
      title: `${over ? 'Asked for' : 'Please roll'}: ${whatWords(request)}`,
      text: fitLines([...introduction(shown), '', ...lines.map((line) => lineWords(line, over))], 3500),
      footer: `${answered} of ${lines.length} answered.${over ? '' : " There's no time limit."}`,
      tone: over ? 'quiet' : 'ask',
    },
    rows:
      over && !request.secret
        ? []
        : over
          ? [[gmButton(request.id)]]
          : [
              [
                button('roll', request.id, what, 'main'),
                ...(request.kind === 'check' ? [button('options', request.id, 'Options …')] : []),
                button('pass', request.id, "Can't / pass"),
                gmButton(request.id),
              ],
            ],
  };
}

function introduction({ request, over }: ShownRequest): readonly string[] {
  const { userId, note, together, secret, hidesDifficulty, difficulty, shownAt } = request;
  const why = note === null ? '.' : `: ${escapeMarkdown(note)}`;
  const how = secret
    ? 'Only you and the GM see your result.'
    : together && shownAt === null
      ? 'I show all results together, once everybody has answered.'
      : null;
  const hidden = hidesDifficulty && difficulty === null ? 'Only the GM knows how hard it is.' : null;
  return [
    `<@${userId}> asks${why}`,
    ...[how, hidden].flatMap((line) => (line === null || over ? [] : [`-# ${line}`])),
  ];
}

/** Told once, when a request is over: all results, the best first. It pings who has asked. */
export function requestOverView(shown: ShownRequest, pings: boolean): View {
  const { request, lines } = shown;
  const best = ranked(lines);
  const others = lines.filter((line) => !best.includes(line));
  const closed = request.closedAt !== null && others.some(({ answer }) => answer.state === 'open');
  return {
    content: `<@${request.userId}>, ${closed ? 'the request is closed' : 'everybody has answered'}.`,
    pings: pings ? [request.userId] : [],
    card: {
      title: `${whatWords(request)}${summary(best)}`,
      text: fitLines(
        [
          ...(request.note === null ? [] : [`-# ${escapeMarkdown(request.note)}`]),
          ...(request.secret ? ['Only each player and the GM see their result.'] : []),
          ...best.map((line) => lineWords(line, true)),
          ...others.map((line) => lineWords(line, true)),
          ...bestWords(best),
        ],
        3500,
      ),
      tone: best.some(({ result }) => result?.passed === true) ? 'good' : 'plain',
    },
    rows: [...whyRow(best), ...(request.secret ? [[gmButton(request.id)]] : [])],
  };
}

/** ': 2 of 3 succeed'. */
function summary(best: readonly ShownLine[]): string {
  const tried = best.filter(({ result }) => result?.passed !== null);
  if (tried.length === 0) return '';
  const passed = tried.filter(({ result }) => result?.passed === true).length;
  return `: ${passed} of ${tried.length} succeed${passed === 1 ? 's' : ''}`;
}

/** Whose result is the best, where there are several and not all are alike. */
function bestWords(best: readonly ShownLine[]): readonly string[] {
  const [first] = best;
  const top = first?.result;
  if (first === undefined || top == null || top.passed === false) return [];
  const alike = best.filter(({ result }) => result?.score === top.score && result.passed === top.passed);
  if (alike.length === best.length) return [];
  const names = alike.map(({ name }) => `**${escapeMarkdown(name)}**`);
  return ['', `Best: ${names.join(', ')}.`];
}

/** What explains each of the results. */
function whyRow(best: readonly ShownLine[]): readonly Row[] {
  const options = best.flatMap(({ answer, name, result }) =>
    answer.entryId === null || result === null
      ? []
      : [{ value: answer.entryId, label: name, note: resultWords(result).replaceAll('**', '') }],
  );
  return options.length === 0
    ? []
    : [[{ kind: 'select', id: 'request.why', placeholder: 'Why? Pick a result …', min: 1, max: 1, options }]];
}

/** The open requests of a campaign, for whoever asks. */
export function openRequestsView(open: readonly ShownRequest[]): View {
  const lines = open.map((shown) => {
    const { request, campaign, lines: all } = shown;
    const { channelId, messageId } = request;
    const waits = all.filter(({ answer }) => answer.state === 'open' || answer.state === 'rolling');
    const place = `https://discord.com/channels/${campaign.guildId}/${channelId}`;
    const link = messageId === null ? place : `${place}/${messageId}`;
    const names = waits.map(({ name }) => `**${escapeMarkdown(name)}**`).join(', ');
    const note = request.note === null ? '' : `, ${escapeMarkdown(request.note)}`;
    return `- ${whatWords(request)}${note}: waiting for ${names}, asked ${ago(request.createdAt)} · [open](${link})`;
  });
  return {
    card: {
      title: 'Open requests',
      text: lines.length === 0 ? 'Nobody has to roll right now.' : fitLines(lines, 3800),
      tone: 'plain',
    },
  };
}
