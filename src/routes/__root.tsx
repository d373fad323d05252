import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import styles from '#ui/theme/styles.css?url'
export const Route = createRootRoute({
  head: () => ({ meta: [{ charSet: 'utf-8' }, { title: 'Incipit' }], links: [{ rel: 'stylesheet', href: styles }] }),
  component: () => (<html><head><HeadContent /></head><body><Outlet /><Scripts /></body></html>),
})
