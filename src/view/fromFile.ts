// What came in with a file is somebody's word: wherever it is shown, it says so.

/** The mark beside it. */
export const FROM_FILE = 'from a file';

/** The same in a sentence, for a card's foot. */
export const FROM_FILE_FOOTER = "📄 This came in with a file. I didn't roll it, so it proves nothing.";

/** The same as a line of its own. */
export const FROM_FILE_LINE = `-# ${FROM_FILE_FOOTER}`;
