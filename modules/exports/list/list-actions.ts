export { BulkExport as BulkButton } from './bulk-export.tsx'
export { ExportItem as MenuItem } from './export-item.tsx'
