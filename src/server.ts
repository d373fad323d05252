import { createStartHandler, defaultStreamHandler, createServerEntry } from '@tanstack/react-start/server'
export default createServerEntry({ fetch: createStartHandler(defaultStreamHandler) })
