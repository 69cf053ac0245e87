/**
 * To be called when a window has closed and the focus is back. Chromium gives the field its focus but not its caret:
 * what is typed then goes nowhere until the caret is set again.
 */
export function restoreCaret(): void {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.selectionStart, field.selectionEnd);
}
