/** What the Discord client would not let a person do, in a sentence a person could read. */
export class Refused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refused';
  }
}
