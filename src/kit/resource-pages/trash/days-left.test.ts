import { expect, it } from 'vitest'
import { daysLeft } from './days-left.ts'

const day = 86_400_000
const deletedAt = new Date('2026-01-01T12:00:00Z')
const after = (days: number) => deletedAt.getTime() + days * day

it.each([
  [0, 30],
  [0.5, 30],
  [1, 29],
  [29.5, 1],
  [30, 0],
  [31, 0],
])('after %d days a record has %d days left in the trash', (days, left) => {
  expect(daysLeft(deletedAt, { now: after(days), trashDays: 30 })).toBe(left)
})

it.each([1, 2, 7, 100])('behaviour 11: a trash that keeps for %d days says so', (trashDays) => {
  expect(daysLeft(deletedAt, { now: after(0), trashDays })).toBe(trashDays)
  expect(daysLeft(deletedAt, { now: after(trashDays - 0.5), trashDays })).toBe(1)
  expect(daysLeft(deletedAt, { now: after(trashDays), trashDays })).toBe(0)
})
