import { useEffect } from 'react'

/**
 * Fetches the code that a page's loader imports. On a page that was opened by its address, the loader ran on the server:
 * without its code, there is no way back to the page without network.
 */
export function useLoaderCode(load: () => Promise<unknown>) {
  useEffect(() => {
    load().catch(() => undefined)
  }, [load])
}
