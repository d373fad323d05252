export const mcpPath = '/mcp'

/** RFC 9728: the path of the resource follows. */
export const metadataPath = `/.well-known/oauth-protected-resource${mcpPath}`

export const metadataAddress = ({ origin }: URL) => origin + metadataPath
