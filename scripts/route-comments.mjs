// The doc comments of route handlers, which OpenAPI shows as their summaries: one text for who
// reads the code and who reads the description.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** `Controller_handler`, the operation id that Nest gives, → the handler's doc comment. */
export function readRouteComments(root) {
  const comments = new Map();
  for (const file of controllerFiles(root)) {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    source.forEachChild((node) => {
      if (!ts.isClassDeclaration(node)) return;
      for (const member of node.members.filter(ts.isMethodDeclaration)) {
        const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
        const text = ts.getTextOfJSDocComment(comment?.comment);
        if (text) comments.set(`${node.name.text}_${member.name.text}`, text.replace(/\s+/g, ' '));
      }
    });
  }
  return comments;
}

function controllerFiles(root) {
  const source = path.join(root, 'apps', 'api', 'src');
  return readdirSync(source, { recursive: true })
    .filter((file) => file.endsWith('.controller.ts'))
    .map((file) => path.join(source, file));
}

/** Puts the comments where they belong; fails on a route that says nothing about itself. */
export function addSummaries(document, comments) {
  for (const [route, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      operation.summary ??= comments.get(operation.operationId);
      if (operation.summary) continue;
      throw new Error(`${method.toUpperCase()} ${route} has no doc comment.`);
    }
  }
}
