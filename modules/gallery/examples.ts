import type { ComponentType } from 'react'

const GROUPS = ['actions', 'fields', 'overlays', 'feedback', 'data', 'navigation'] as const

type Group = (typeof GROUPS)[number]

interface ExampleModule {
  default: ComponentType
  group: Group
}

const modules = import.meta.glob<ExampleModule>(
  ['./examples/*.tsx', './with-*/*.tsx', '../*/with-gallery/*.tsx'],
  { eager: true },
)

const examples = Object.entries(modules)
  .map(([path, { default: Example, group }]) => {
    const id = path.replace(/^.*\//, '').replace('.tsx', '')
    return { id, title: titled(id), group, Example }
  })
  .toSorted((one, other) => (one.id < other.id ? -1 : 1))

export const exampleGroups = GROUPS.map((group) => ({
  group,
  examples: examples.filter((example) => example.group === group),
}))

function titled(id: string) {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')
}
