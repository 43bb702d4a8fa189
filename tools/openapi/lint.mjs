// Fails on every error and warning of Redocly and Spectral. redocly.yaml and .spectral.yaml give
// the reason of each rule that is off.
import { documentPath, internalDocumentPath, runTool } from './run-tool.mjs';

const documents = [documentPath, internalDocumentPath];

runTool('redocly', ['lint', '--config', 'redocly.yaml', '--max-problems', '100', ...documents]);
runTool('spectral', ['lint', '--fail-severity', 'warn', ...documents]);
