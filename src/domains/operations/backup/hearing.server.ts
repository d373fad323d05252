/** Who wants to know how far a backup or a restore has come. */
export type Hearing = {
  onRows?: (done: number, of: number) => void
  onFiles?: (done: number, of: number) => void
}
