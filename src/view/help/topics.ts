/** Something that help is about; what is in code can be pasted and sent. */
export interface Topic {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export const helpTopics: readonly Topic[] = [
  {
    id: 'start',
    name: 'Getting started',
    lines: [
      '1. The GM: `/campaign create` in the channel you play in.',
      'New here? The GM presses **Try a ready fight**, or uses `/encounter ready`: take a hero and play, nothing to type.',
      '2. Everybody: `/character create name:…`, step by step; stop and continue whenever you like.',
      '3. Try things: `/check`, or plain dice with `/roll what:3d6+2`.',
      '4. A fight: the GM starts it with `/encounter start` and brings in foes with `/encounter add`.',
    ],
  },
  {
    id: 'dice',
    name: 'Dice',
    lines: [
      '`/roll what:2d6+3` adds up, `4d6kh3` keeps the three highest, `5d6>=4` counts successes, `6#4d6kh3` rolls six times.',
      '`1d20+@body` takes the number from your sheet; type `@` and pick.',
      '`who-sees:whisper` shows only you and the GM, `who-sees:blind` the GM alone; **Reveal** shows everybody later.',
      'Under every roll: **Again** rolls it once more, **Why?** shows each die, **Odds** says how likely it was. `/again` rolls your last.',
      "`/odds a:4d6kh3 b:3d6 target:12` tells how likely something is, `/odds attack:…` and `/odds check:…` what you're about to do, `/luck` how lucky you've been.",
      '`/macro save name:attack roll:1d20+$1:5` names a roll: then `/roll what:attack` or `/roll what:attack 7`.',
      '`/check` rolls what your character has, with everything that helps or hinders.',
      '`/verify roll` rolls every die again, to show that nobody picked it; `dice:4 2 6 1` counts real dice where the GM allows them.',
    ],
  },
  {
    id: 'speaking',
    name: 'Speaking',
    lines: [
      '`/say text:…` speaks as your character, under their name; without `text:` a form opens. `as:` takes another of yours (GM: anybody, or any name).',
      '`/character portrait file:` sets the picture beside it.',
      '`[[1d20+3]]` or `[[the rope: 4d6>=4]]` in it rolls; the card below proves it.',
      '`{attack Bandit with Longbow}`, `{check Body (Athletics) 4:2}`, `{act Move Yard}` in it act as `/attack`, `/check` and `/act` do. Up to five in a post.',
      '`/scene open name:The cellar cast:Kira, Tiz` plays a scene in its own thread; `/scene cast`, `/scene list` and `/scene close` do the rest.',
      '**Edit** and **Delete** under the answer that only you see change what you said; so does the menu of the message, under Apps. It pings nobody.',
    ],
  },
  {
    id: 'fight',
    name: 'In a fight',
    lines: [
      "The pinned message shows whose turn it is; I ping you when it's yours.",
      '`/attack target:…` attacks, `/act` does anything else, `/encounter next` ends your turn.',
      'Not ready? `/encounter hold` holds your whole turn until the end of the round.',
      '`/rule what:Stunned` tells what a word of the rules means.',
      "You see your options as you type, and why you can't do the rest. **Attack**, **Move** and **More…** under a turn do it without typing, **Map** draws who stands where.",
      'When you have to decide something, you get a message with buttons. It waits for you, even for days.',
      '`/undo` undoes your last step as long as you rolled no dice, `what:turn` your turn; `/redo` redoes it.',
    ],
  },
  {
    id: 'waiting',
    name: 'When the game waits',
    lines: [
      "`/decisions` lists what's waiting for your answer, `/turns show` whose turn it is, in all your campaigns at once; in direct messages, too.",
      '`/clock show` tells when you get reminders and what happens then; a GM sets it with `/clock set`.',
      "`/settings quiet:22:00-08:00 zone:Berlin`: no reminders then, and your time doesn't run out.",
      '`/catchup` tells what has happened since you last did something: to you first, then around you.',
      "`/away until until:Friday stand-in:@Ben` says you're away, and who plays meanwhile; `/away back` ends it.",
      '`when:on my turn` with `/attack` and `/act` queues something for your next turn; `/queue show` lists it and cancels it.',
      '**Always …** under a question answers it that way from now on; `/orders` lists your standing orders.',
      "A resting fight isn't lost: `/encounter resume` resumes it.",
    ],
  },
  {
    id: 'gm',
    name: 'For GMs',
    lines: [
      '`/encounter start zones:Gate - Yard - Hall` begins a fight; `/encounter add who:Raider count:3` fills it.',
      'On squares `/map paste` draws the field, `/map paint` paints it, `/map signs` lists the signs.',
      '`/content import pack:Ashen Pass` brings talents, spells, gear and creatures; `/content give` puts them on sheets.',
      '`/encounter add hidden:True` and `/encounter hide what:…` keep somebody, or a place, from the players; `/reveal what:…` shows them, and blind rolls.',
      '`/turns pin` keeps a pinned message that says where your campaign waits, and who is up.',
      "On an NPC's turn your `/attack` and `/act` are the NPC's; `as:` picks somebody else.",
      "Under a player's decision: their buttons answer for them, **GM …** calls it off or overrules a die. You say why, and the log keeps it.",
      '`/undo` undoes anything; `what:turn`, `what:round` and `to:` undo more at once, shown to you first. `/redo` redoes it.',
      '`/request check what:Awareness of:everybody` asks several people for the same roll, with a list of who has answered.',
      '`/party set` sets what the whole party shares, `/party rules` your house rules.',
      '`/verify reveal` lets everybody check all rolls so far; `/campaign settings typed-dice:True` allows real dice.',
      '`/export for:GM` tells the story with all its secrets; `/export format:JSON` is the whole campaign, and `/import` brings it to another channel or server.',
      '`/condition add`, `/character edit`, `/rest everyone:True` and `/log` do the rest.',
    ],
  },
  {
    id: 'safety',
    name: 'Safety tools',
    lines: [
      'For anybody, a GM or not, at any moment. What I post names nobody, and I keep no note of who it was.',
      '`/safety x-card` takes what has just come up out of the story; **X-card** under the tracker does, too. Nobody asks why.',
      '`/safety lines add:…` says what never happens in your game, `/safety veils add:…` what can only happen off the page.',
      '`/safety rewind` asks to go back (with a button that undoes a step), `/safety fast-forward` to skip ahead.',
      '`/safety pause` pauses the game until somebody presses **Resume**.',
      '`/safety show` explains them all and shows what your group agreed on: read it together before you begin.',
    ],
  },
  {
    id: 'safe',
    name: 'Your data',
    lines: [
      '`/privacy export` gives you everything I know about you, `/privacy delete` deletes it.',
      '`/character export` saves a character as a file; `/character import` brings it back.',
      '`/export` gives you the story of the campaign as a web page to read and search: what you know of it, and what people said with `/say` where you can read it.',
      '`/settings text:on` turns embeds into plain text.',
      'Every die is kept: `/log` shows them all, `character:`, `round:` and `kind:` pick from it, **Details of …** tells all of one thing.',
    ],
  },
];
