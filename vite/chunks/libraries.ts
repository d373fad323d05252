import { type Chunk, inside, lies, packages, ui } from './chunk.ts'

/** What every page needs and no release of ours changes: one file that stays in the browser's cache. */
export const framework: Chunk = {
  name: 'framework',
  test: lies(
    packages(
      'react/',
      'react-dom/',
      'scheduler/',
      'i18next/',
      'react-i18next/',
      'cookie-es/',
      ...inside('@tanstack', [
        'react-router/',
        'router-core/',
        'history/',
        'store/',
        'react-store/',
        'query-core/',
        'react-query/',
        'react-start/',
        'react-start-client/',
        'start-client-core/',
        'router-ssr-query-core/',
        'react-router-ssr-query/',
      ]),
    ),
    {
      // What only pages with data need.
      but: [
        'useBaseQuery',
        'useQuer',
        'useSuspenseQuer',
        'useInfiniteQuer',
        'useMutation',
        'Observer.js',
        'errorBoundaryUtils',
        'suspense.js',
        'QueryErrorReset',
        'IsRestoring',
        'useBlocker',
        'createServerFn',
        'client-rpc',
        'ClientRpc',
        'serializer',
        'SerovalPlugins',
      ],
    },
  ),
}

/** The rules for texts and their library; lists check no texts, but every page checks permissions. */
export const schemas: Chunk = {
  name: 'schemas',
  test: lies([...packages('zod/'), '/src/rules/'], {
    but: inside('/src/rules', ['roles', 'permissions', 'includes-all']),
  }),
}

/** What every kind of control needs of Base UI, those that float and those that stand in a form. */
export const controls: Chunk = {
  name: 'controls',
  test: lies(
    packages(
      '@floating-ui/utils',
      '@base-ui/utils/',
      ...inside('@base-ui/react', [
        'internals/',
        'floating-ui-react/utils/element',
        'floating-ui-react/utils/nodes',
        'floating-ui-react/utils/event',
        'floating-ui-react/utils/constants',
        'utils/popupState',
        'utils/getElementTransform',
        'utils/scrollable',
      ]),
    ),
    {
      but: [
        '@base-ui/utils/useScrollLock',
        ...inside('@base-ui/react/internals', ['composite', 'useAnchor', 'direction', 'usePress']),
      ],
    },
  ),
  minShareCount: 3,
}

/** What menus, dialogs and choosers share, which come on demand. */
export const floating: Chunk = {
  name: 'floating',
  test: lies([
    ...packages(
      '@floating-ui/',
      ...inside('@base-ui/react', [
        'floating-ui-react',
        'dialog',
        'utils/popups',
        'utils/useSwipe',
        'utils/useAnchored',
        'utils/usePositioner',
        'utils/useOpenInteraction',
        'internals/composite',
        'internals/useAnchor',
        'internals/useTriggerSwitch',
      ]),
    ),
    ...ui('overlays/floating', 'overlays/menu-row'),
  ]),
  minShareCount: 2,
}

/** Each would else be a file of its own, and one more name in the entry. */
export const icons: Chunk = {
  name: 'icons',
  test: lies(packages('lucide-react/')),
  minShareCount: 2,
}
