import { render } from 'preact';

const root = document.getElementById('panel');
if (root) render(<p>Reading the workbook …</p>, root);
