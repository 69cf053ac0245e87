/** Field errors, nested as in the body they speak of; the leaves are under `_errors`. */
export interface ErrorTree {
  [key: string]: ErrorTree | FieldError[];
}

export interface FieldError {
  readonly code: string;
  readonly message: string;
}

/** A refusal in Discord's words: HTTP status, JSON error code and message. Turned into a response by the server. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: ErrorTree | undefined;

  constructor(status: number, code: number, message: string, errors?: ErrorTree) {
    super(message);
    this.name = 'DiscordError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  body(): Record<string, unknown> {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

const known = {
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unauthorized: [401, 0, '401: Unauthorized'],
  serverError: [500, 0, '500: Internal Server Error'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  tooManyFollowups: [400, 40094, 'This interaction has reached the maximum number of follow-up messages'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  otherApplication: [403, 20012, 'You are not authorized to perform this action on this application'],
  tooManyPins: [400, 30003, 'Maximum number of pins reached (50)'],
  tooManyWebhooks: [400, 30007, 'Maximum number of webhooks reached (15)'],
  tooManyOldEdits: [
    429,
    30046,
    'Maximum number of edits to messages older than 1 hour reached. Try again later',
  ],
  tooManyServerWebhooks: [400, 30058, 'Maximum number of webhooks per guild reached (1000)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  tooLarge: [413, 40005, 'Request entity too large'],
  commandNameTaken: [400, 40041, 'An application command with that name already exists'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notInDirectMessages: [403, 50003, 'Cannot execute action on a DM channel'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotMessageUser: [403, 50007, 'Cannot send messages to this user'],
  notATextChannel: [400, 50008, 'Cannot send messages in a non-text channel'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  bulkDeleteCount: [400, 50016, 'You can only bulk delete messages between 2 and 100.'],
  wrongPinChannel: [400, 50019, 'A message can only be pinned to the channel it was sent in'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  threadArchived: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  tooOldToBulkDelete: [400, 50034, 'You can only bulk delete messages that are under 14 days old.'],
  noReplyWithoutHistory: [400, 160002, 'Cannot reply without permission to read message history'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  badForm: [400, 50035, 'Invalid Form Body'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
  threadLocked: [400, 160005, 'This thread is locked'],
  blocked: [400, 200000, 'Message was blocked by automatic moderation'],
  webhookNeedsThread: [400, 220001, 'Webhooks posted to forum channels must have a thread_name or thread_id'],
  webhookThreadTwice: [
    400,
    220002,
    'Webhooks posted to forum channels cannot have both a thread_name and thread_id',
  ],
  webhookThreadNameOutsideForum: [400, 220003, 'Webhooks can only create threads in forum channels'],
} as const satisfies Record<string, readonly [number, number, string]>;

export type KnownError = keyof typeof known;

/** One of Discord's errors by name. */
export function refusal(name: KnownError): DiscordError {
  const [status, code, message] = known[name];
  return new DiscordError(status, code, message);
}
