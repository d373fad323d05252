import { expect, test } from 'vitest'
import { saveMerged } from './save-merged.ts'

type Pet = { name: string; owner: string; doctor: string; version: number }
const mimi: Pet = { name: 'Mimi', owner: 'Achieng', doctor: 'Mbeki', version: 1 }
type Draft = Omit<Pet, 'version'>
const valuesOf = ({ name, owner, doctor }: Draft): Draft => ({ name, owner, doctor })

function stored(...others: Partial<Draft>[]) {
  let pet = mimi
  const changes = [...others]
  const save = (draft: Draft, seen: Pet) => {
    const other = changes.shift()
    if (other) pet = { ...pet, ...other, version: pet.version + 1 }
    if (seen.version !== pet.version) return Promise.reject(new Stale(pet))
    pet = { ...pet, ...draft, version: pet.version + 1 }
    return Promise.resolve(pet)
  }
  const change = (draft: Partial<Draft>) =>
    saveMerged<Draft, Draft, Pet>(
      { ...valuesOf(mimi), ...draft },
      { seen: mimi, valuesOf, parse: valuesOf, save, currentIn },
    )
  return change
}

class Stale extends Error {
  readonly current: Pet
  constructor(current: Pet) {
    super('stale')
    this.current = current
  }
}

const currentIn = (error: unknown) => (error instanceof Stale ? error.current : undefined)

test('a change of the current version is saved as it is', async () => {
  expect(await stored()({ name: 'Mimi.' })).toMatchObject({
    saved: { name: 'Mimi.', version: 2 },
    isMerged: false,
    isOwn: false,
  })
})

test('changes of different fields merge by themselves, however often', async () => {
  const change = stored({ doctor: 'Otieno' }, { owner: 'Jane Achieng' })
  expect(await change({ name: 'Mimi.' })).toEqual({
    saved: { name: 'Mimi.', owner: 'Jane Achieng', doctor: 'Otieno', version: 4 },
    isMerged: true,
    isOwn: false,
  })
})

test('only fields that both changed are a conflict, the others are merged in it', async () => {
  const change = stored({ name: 'MIMI', doctor: 'Otieno' })
  expect(await change({ name: 'Mimi.', owner: 'Jane Achieng' })).toMatchObject({
    conflict: {
      mine: { name: 'Mimi.', owner: 'Jane Achieng', doctor: 'Otieno' },
      theirs: { name: 'MIMI', owner: 'Achieng', doctor: 'Otieno' },
    },
    theirs: { version: 2 },
  })
})

test('the same change by another user is no conflict', async () => {
  expect(await stored({ name: 'Mimi.' })({ name: 'Mimi.' })).toMatchObject({
    saved: { name: 'Mimi.', version: 2 },
    isMerged: false,
    isOwn: false,
  })
})
