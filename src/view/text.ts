export { explainParseError } from '../dice/index.ts';
export { escapeMarkdown } from '../engine/text.ts';
