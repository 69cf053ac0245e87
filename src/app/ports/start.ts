/**
 * Why the bot cannot start, as one plain sentence for whoever runs it: a fault of the machine or the settings, not a bug. The
 * sentence never holds a secret, such as the address of a database.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
