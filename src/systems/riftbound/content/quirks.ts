import { defineTable, row } from '../../../engine/table.ts';

/** Ideals of the book (Step 4, Quirks), each in a sentence that a character could say. */
export const ideals = defineTable(row, [
  { id: 'religion', name: 'Religion', text: 'I live as my god would have me live.' },
  { id: 'tradition', name: 'Tradition', text: 'What my ancestors did, I keep alive.' },
  { id: 'strength', name: 'Strength', text: 'The strongest is right, and that is me.' },
  { id: 'skill', name: 'Skill', text: 'I get better at what I do, and I show it.' },
  { id: 'trust', name: 'Trust', text: 'I rely on other people.' },
  { id: 'independence', name: 'Independence', text: 'Nobody tells me what to do.' },
  { id: 'retribution', name: 'Retribution', text: 'If you hurt others, you pay for it.' },
  { id: 'justice', name: 'Justice', text: 'If you were hurt, I help you.' },
  { id: 'honour', name: 'Honour', text: "I keep my honour and my friends', as my people see it." },
  { id: 'family', name: 'Family', text: 'Blood comes first, whatever happens.' },
  { id: 'friendship', name: 'Friendship', text: 'Friends I chose count more than relatives.' },
  { id: 'bootstraps', name: 'Bootstraps', text: 'Everybody has only themselves to thank or blame.' },
  { id: 'community', name: 'Community', text: "We make it together, or we don't." },
  { id: 'hedonism', name: 'Hedonism', text: "Life is for enjoying, so let's." },
]);

/** Goals of the book: one large thing to work towards. */
export const goals = defineTable(row, [
  { id: 'revenge', name: 'Revenge', text: "I'll bring down those who wronged me." },
  { id: 'treasure', name: 'Treasure', text: "There's one legendary thing, and I'll own it." },
  { id: 'reunion', name: 'Reunion', text: "I'll find somebody I lost." },
  { id: 'protection', name: 'Protection', text: 'No harm comes to what I guard.' },
  { id: 'hunt', name: 'Hunt', text: "I'll track down one person or monster, and kill it." },
  { id: 'service', name: 'Service', text: 'I serve somebody or something until I die.' },
  { id: 'liberation', name: 'Liberation', text: "I'll free myself or my people." },
  { id: 'fame', name: 'Fame/Infamy', text: 'The whole galaxy will know my name.' },
  { id: 'redemption', name: 'Redemption', text: "I'll make up for what I did." },
  { id: 'absolution', name: 'Absolution', text: "I didn't do it, and I'll prove it." },
  { id: 'discovery', name: 'Discovery', text: "I'll see what nobody has seen, and understand it." },
]);

/** Flaws of the book. */
export const flaws = defineTable(row, [
  { id: 'judgemental', name: 'Judgemental', text: "I'm hard on others, and on myself." },
  { id: 'trusting', name: 'Trusting', text: 'I trust too soon, or the wrong people.' },
  { id: 'suspicious', name: 'Suspicious', text: "I can't trust anybody." },
  { id: 'stubborn', name: 'Stubborn', text: "I won't change, even where it hurts." },
  { id: 'obsessed', name: 'Obsessed', text: 'My Goal is all I think of.' },
  { id: 'idealist', name: 'Idealist', text: "I don't bend my Ideal for anything." },
  { id: 'impulsive', name: 'Impulsive', text: "As soon as I have money, it's spent on nonsense." },
  { id: 'arrogant', name: 'Arrogant', text: "I'm the best, whatever anybody says." },
  { id: 'cowardly', name: 'Cowardly', text: "When it's them or me, it's them." },
  { id: 'kleptomaniac', name: 'Kleptomaniac', text: "I'll do anything if it pays." },
  { id: 'liar', name: 'Liar', text: 'I lie, even to those I love.' },
]);
