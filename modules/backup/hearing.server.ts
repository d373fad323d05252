export type Hearing = {
  onRows?: (done: number, of: number) => void
  onFiles?: (done: number, of: number) => void
}
