import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** Words for how hard a Skill Check is (Skills). Three rows of the book are lost: Easy, Moderate and Difficult follow from the steps of 3 (A8). */
export const difficulties = defineTable(row.extend({ number: z.int().min(1), inText: z.boolean() }), [
  { id: 'veryEasy', name: 'Very Easy', number: 1, inText: true, text: 'Anybody does it.' },
  { id: 'easy', name: 'Easy', number: 4, inText: false, text: 'Most people do it.' },
  { id: 'moderate', name: 'Moderate', number: 7, inText: false, text: 'It takes some skill, or luck.' },
  { id: 'difficult', name: 'Difficult', number: 10, inText: false, text: 'It takes training.' },
  { id: 'veryDifficult', name: 'Very Difficult', number: 13, inText: true, text: 'Experts do it.' },
  { id: 'extremelyDifficult', name: 'Extremely Difficult', number: 16, inText: true, text: 'Masters do it.' },
  { id: 'nearlyImpossible', name: 'Nearly Impossible', number: 19, inText: true, text: 'Legends do it.' },
]);
