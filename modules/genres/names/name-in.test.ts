import { expect, test } from 'vitest'
import { genresIn, nameIn } from './name-in.ts'

const genre = (name: string, nameFr: string | null, nameAr: string | null = null) => ({
  name,
  nameFr,
  nameAr,
  nameSw: null,
})

test('a genre has its name in the language, or else its own name', () => {
  const novel = genre('Novel', 'Roman', 'رواية')
  const names = (['en', 'fr', 'ar', 'sw'] as const).map((language) => nameIn(novel, language))
  expect(names).toEqual(['Novel', 'Roman', 'رواية', 'Novel'])
})

test('genres are sorted by the name that is shown, and keep the others for searches', () => {
  const all = [genre('Children', 'Jeunesse'), genre('Drama', 'Théâtre'), genre('Epics', 'Épopées')]
  const shown = (language: 'en' | 'fr') => genresIn(all, language).map(({ name }) => name)
  expect(shown('en')).toEqual(['Children', 'Drama', 'Epics'])
  expect(shown('fr')).toEqual(['Épopées', 'Jeunesse', 'Théâtre'])
  expect(genresIn(all, 'fr')[0]?.alsoNamed).toEqual(['Epics', 'Épopées', null, null])
})
