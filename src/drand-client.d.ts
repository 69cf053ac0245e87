// What we use of drand-client. It is an optional package: types must be there where it is not.
declare module 'drand-client' {
  interface RandomnessBeacon {
    readonly round: number;
    readonly randomness: string;
  }
  interface ChainClient {
    get(round: number): Promise<RandomnessBeacon>;
  }
  /** A client of the quicknet network, which checks each round's signature against that network's key. */
  export function quicknetClient(): ChainClient;
  export function fetchBeacon(client: ChainClient, round: number): Promise<RandomnessBeacon>;
}
