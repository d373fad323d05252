import type { Command } from '#layouts/commands/command.ts'
import type { PaletteGroup } from '#ui/overlays/palette-list.tsx'
import type { HeadingOf } from './use-headings.ts'

interface Grouping {
  headingOf: HeadingOf
  recent: readonly string[]
}

export function groupCommands(
  commands: readonly Command[],
  { headingOf, recent }: Grouping,
): PaletteGroup<Command>[] {
  const latest = recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
  const others = commands.filter((command) => !latest.includes(command))
  const groups = Map.groupBy(others, ({ group }) => group)
  return [
    ...(latest.length > 0 ? [{ id: 'recent', label: headingOf('recent'), items: latest }] : []),
    ...[...groups].map(([group, items]) => ({ id: group, label: headingOf(group), items })),
  ]
}
