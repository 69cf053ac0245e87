import type { Performer } from '../play/performer.ts';
import type { Ports } from '../ports.ts';
import { Beginning } from './begin.ts';
import { Endings } from './ending.ts';
import { Lobbies } from './lobby.ts';

/** Ready fights: a lobby where heroes are taken, the fight, and what becomes of its heroes. */
export class ReadyFights {
  readonly lobbies: Lobbies;
  readonly beginning: Beginning;
  readonly endings: Endings;

  constructor(ports: Ports, performer: Performer) {
    this.lobbies = new Lobbies(ports);
    this.beginning = new Beginning(ports, performer, this.lobbies);
    this.endings = new Endings(ports, performer, this.lobbies);
  }
}
