import { folderCycle } from './folder-cycle.mjs'
import { handledImport } from './handled-import.mjs'
import { importDirection } from './import-direction.mjs'
import { styleTokens } from './style-tokens.mjs'
import { translatedText } from './translated-text.mjs'

export default {
  meta: { name: 'house' },
  rules: {
    'folder-cycle': folderCycle,
    'handled-import': handledImport,
    'import-direction': importDirection,
    'style-tokens': styleTokens,
    'translated-text': translatedText,
  },
}
