import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * A part beside the content of a page. If the network is away as its code loads, the page stays: the part keeps what the
 * server drew, and comes when the network is back.
 */
export const partOnDemand: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch(async (error) => {
        if (navigator.onLine) throw error
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
        return load()
      }),
    name,
  )
