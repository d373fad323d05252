import { type Chunk, inside, lies, packages, ui } from './chunk.ts'

/** Code that every page needs and that rarely changes, so that the browser's cached copy survives our releases. */
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

export const schemas: Chunk = {
  name: 'schemas',
  test: lies([...packages('zod/'), '/src/rules/'], {
    // These are without schemas.
    but: inside('/src/rules', [
      'day',
      'formula-guard',
      'includes-all',
      'key-scopes',
      'organization-permissions',
      'own-scopes',
      'own-value',
      'permissions',
      'roles',
      'storable',
    ]),
  }),
}

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

/** Code that draws an icon: every page has the bar that says the network is away, and sign-in needs no other code of the areas. */
export const icon: Chunk = {
  name: 'icon',
  test: (id) => id.includes('/node_modules/lucide-react/') && !id.includes('/icons/'),
}

/** A file per icon would add a name for each icon to the entry; icons of few pages stay out of the others. */
export const icons: Chunk = {
  name: 'icons',
  test: lies(packages('lucide-react/')),
  minShareCount: 5,
}
