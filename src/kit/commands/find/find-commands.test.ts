import { describe, expect, it } from 'vitest'
import { fold } from '#i18n/fold.ts'
import type { Command, CommandGroup } from '#layouts/commands/command.ts'
import { findCommands } from './find-commands.ts'

const headings: Partial<Record<CommandGroup, string>> = {
  app: 'Library',
  manager: 'Manager',
  theme: 'Theme',
  language: 'Langue',
}

const command = (group: CommandGroup, label: string, detail?: string): Command => ({
  id: `${group} ${label}`,
  group,
  label,
  detail,
  run: () => {},
})

const commands = [
  command('app', 'Books'),
  command('manager', 'Books'),
  command('manager', 'Import books'),
  command('general', 'Manager', 'Switch area'),
  command('theme', 'Dark'),
  command('theme', 'Light'),
  command('language', 'Français'),
  command('app', 'Étagères'),
  command('app', 'مؤسسة جديدة'),
  command('app', 'الإدارة'),
]

const find = (term: string, recent: string[] = []) => {
  const headingOf = (group: CommandGroup) => headings[group] ?? 'General'
  return findCommands(commands, { term, headingOf, recent }).map(({ id }) => id)
}

describe('behaviour 9: commands are found', () => {
  it.each([
    ['dark', ['theme Dark']],
    ['DARK THEME', ['theme Dark']],
    ['theme dark', ['theme Dark']],
    ['the', ['theme Dark', 'theme Light']],
    ['books imp', ['manager Import books']],
    ['area switch', ['general Manager']],
    ['francais', ['language Français']],
    ['etageres', ['app Étagères']],
    ['ÉTAG', ['app Étagères']],
    ['جديده مؤسسه', ['app مؤسسة جديدة']],
    ['الادارة', ['app الإدارة']],
    ['ibk', ['manager Import books']],
    ['etgr', ['app Étagères']],
    ['dark books', []],
    ['zzz', []],
  ])(
    'by “%s”: every word in any order, initials, letters in order, without case and accents',
    (term, found) => {
      expect(find(term)).toEqual(found)
    },
  )

  it('the closest first: what begins so, then words that do, then what stands under such a heading', () => {
    expect(find('manager')).toEqual(['general Manager', 'manager Books', 'manager Import books'])
    expect(find('books')).toEqual(['app Books', 'manager Books', 'manager Import books'])
    expect(find('ook')).toEqual(['app Books', 'manager Books', 'manager Import books'])
  })

  it('the latest used first among those that are equally close', () => {
    expect(find('books', ['manager Books'])).toEqual([
      'manager Books',
      'app Books',
      'manager Import books',
    ])
    expect(find('books', ['manager Import books'])[0]).toBe('app Books')
  })

  it('all of them where nothing is sought', () => {
    expect(find(' ')).toHaveLength(commands.length)
  })
})

it('behaviour 9: folding leaves letters of other scripts alone', () => {
  expect(fold('Čeština كتـاب 書')).toBe('cestina كتاب 書')
})
