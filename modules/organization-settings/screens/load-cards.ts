import type { Parts } from '#kit/parts/index.ts'

type Load = Parts['loadOrganizationCards']

const loading = new WeakMap<Load, ReturnType<Load>>()

export function loadCards({ loadOrganizationCards: load }: Parts): ReturnType<Load> {
  const known = loading.get(load)
  if (known) return known
  const started = load()
  loading.set(load, started)
  void started.then(
    // React takes the value of such a promise at once.
    (value) => Object.assign(started, { status: 'fulfilled', value }),
    () => loading.delete(load),
  )
  return started
}
