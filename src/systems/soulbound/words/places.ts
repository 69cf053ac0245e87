import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import { environment } from '../content/environment.ts';
import type { MannerId } from '../content/movement.ts';
import type { Events } from '../events.ts';
import { list } from './fight.ts';
import { bold, type Telling } from './telling.ts';

export function moved(e: Events['moved'], at: Telling): Note {
  const aside = at.plainName(e.actor);
  if (!at.sawWhere(e.actor)) return { text: `${at.name(e.actor)} moves unseen.`, tone: 'quiet', aside };
  const [from = '', ...through] = e.zones.map(escapeMarkdown);
  const to = through.at(-1) ?? '';
  const via = through.length > 1 ? ` through ${list(through.slice(0, -1))}` : '';
  const how = e.by === 'run' ? 'runs' : 'moves';
  const along = e.others.length === 0 ? '' : `, together with ${list(e.others.map((id) => at.name(id)))}`;
  return { text: `${at.name(e.actor)} ${how} from ${from}${via} to ${to}${along}.`, tone: 'plain', aside };
}

export const kept = (e: Events['kept']): Note => {
  const later = `Only the GM knows of ${list(e.names.map(bold))} now`;
  return { text: `${later}, until \`/reveal\`.`, later: `${later}.`, tone: 'quiet' };
};

export const shown = (e: Events['shown'], at: Telling): Note => {
  const zones = list(e.zones.map(bold));
  const where = zones === '' ? '' : `, in ${zones}`;
  return {
    text: e.actor === null ? `${zones} is revealed.` : `${at.name(e.actor)} is revealed${where}.`,
    tone: 'plain',
  };
};

export const cameForth = (e: Events['cameForth'], at: Telling): Note => ({
  text: `${at.name(e.actor)} comes out${e.zones.length === 0 ? '' : ` from ${list(e.zones.map(bold))}`}.`,
  tone: 'plain',
});

export function mounted(e: Events['mounted'], at: Telling): Note {
  const [actor, target] = [at.name(e.actor), at.name(e.target)];
  return {
    text: e.climbs
      ? `${actor} climbs on top of ${target}.`
      : `${actor} mounts ${target}, and moves at its Speed from now on.`,
    tone: 'plain',
  };
}

export const dismounted = (e: Events['dismounted'], at: Telling): Note => ({
  text: `${at.name(e.actor)} ${e.falls ? 'falls' : 'gets'} off ${at.name(e.target)}.`,
  tone: e.falls ? 'bad' : 'plain',
});

export const cameDown = (e: Events['cameDown'], at: Telling): Note => {
  const later = `${at.name(e.target)} drops out of the sky.`;
  return { text: `${later} The GM says from how high (\`/act\` Fall).`, later, tone: 'bad' };
};

export function wentAbout({ actor, manner, before }: Events['wentAbout'], at: Telling): Note {
  const how = manner === null ? (before === 'flying' ? 'lands' : 'goes on foot again') : begins[manner];
  return { text: `${at.name(actor)} ${how}.`, tone: 'plain' };
}

const begins: Readonly<Record<MannerId, string>> = {
  flying: 'takes to the air',
  climbing: 'climbs: Speed one step down',
  swimming: 'swims: Speed one step down',
  squeezing: 'squeezes through: Speed one step down',
};

export function fell(e: Events['fell'], at: Telling): Note {
  const damage = e.damage === 0 ? 'no Damage' : `${e.damage} Damage`;
  const armour = e.damage > 0 && e.dealt === 0 ? ', but armour stops all of it' : '';
  const why = ['1 Damage for each full 10 feet'];
  if (at.knows(e.target) && e.armour > 0) why.push(`Armour ${e.armour}`);
  return { text: `${at.name(e.target)} falls ${e.feet} feet: ${damage}${armour}.`, tone: 'bad', why };
}

export function hazardHurt(e: Events['hazardHurt'], at: Telling): Note {
  const name = rowOf(environment, e.hazard).name;
  const armour = e.dealt === 0 ? ', but armour stops all of it' : '';
  const why = at.knows(e.target) && e.armour > 0 ? { why: [`Armour ${e.armour}`] } : {};
  return { text: `${name}: ${e.damage} Damage to ${at.name(e.target)}${armour}.`, tone: 'bad', ...why };
}

export const usedObject = (e: Events['usedObject'], at: Telling): Note => {
  const later = `${at.name(e.actor)} uses ${escapeMarkdown(e.object)} in ${escapeMarkdown(e.zone)}.`;
  return { text: `${later} The GM says what it does.`, later, tone: 'plain' };
};

export const openedDoor = (e: Events['openedDoor'], at: Telling): Note => {
  const later = `${at.name(e.actor)} opens ${escapeMarkdown(e.object)} in ${escapeMarkdown(e.zone)}.`;
  return { text: `${later} The GM says what's behind it.`, later, tone: 'plain' };
};

export function fieldChanged({ zones }: Events['fieldChanged']): Note {
  const changed = zones.map(({ name, traits, objects, beside }) => {
    const all = [...traits, ...objects.map(escapeMarkdown)];
    const about = all.length === 0 ? 'open ground' : all.join(', ');
    const ways = beside.length === 0 ? 'no way leads there' : `next to ${list(beside.map(escapeMarkdown))}`;
    return `${escapeMarkdown(name)} is ${about}, ${ways}`;
  });
  return { text: `The field has changed: ${changed.join('; ')}.`, tone: 'plain' };
}
