/** How long the trash keeps a book. */
export const trashDays = 30

const dayLength = 86_400_000

/** The days until a book leaves the trash for good; its last hours are still a day. */
export function daysLeft(deletedAt: Date, now: number): number {
  const kept = (now - deletedAt.getTime()) / dayLength
  return Math.max(0, Math.ceil(trashDays - kept))
}
