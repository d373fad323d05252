interface OnDemand {
  preload?: (() => Promise<unknown> | undefined) | undefined
}

/**
 * The browser loads the part on demand, the server at its start. Otherwise its first answer would send the part after the
 * page, hidden, for a script to put in place.
 */
export function readyOnServer<Component extends OnDemand>(component: Component): Component {
  if (import.meta.env.SSR) void component.preload?.()
  return component
}
