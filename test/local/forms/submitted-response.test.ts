import { outcome } from '../bundle.ts';

// A script can respond to a form itself; docs/google.md, G43.

const FORM = `
  const form = FormApp.create('Orders', false);
  const item = {
    text: form.addTextItem().setTitle('Text'),
    list: form.addListItem().setTitle('List').setChoiceValues(['x', 'y']),
    boxes: form.addCheckboxItem().setTitle('Boxes').setChoiceValues(['a', 'b', 'c']),
  };
  form.setDestination(FormApp.DestinationType.SPREADSHEET, SpreadsheetApp.getActiveSpreadsheet().getId());
  const respond = () => form.createResponse()
    .withItemResponse(item.text.createResponse('1/2'))
    .withItemResponse(item.boxes.createResponse(['c', 'a']));
  const row = (at) => Sheets.Spreadsheets.get(SpreadsheetApp.getActiveSpreadsheet().getId(), {
    fields: 'sheets(data(rowData(values(effectiveValue))))' }).sheets[0].data[0].rowData[at].values
    .map(({ effectiveValue = {} }) => effectiveValue.stringValue || effectiveValue.numberValue || '').slice(1);`;

test('a submitted response becomes a row, parsed as typed, and the form keeps the text', () => {
  const made = outcome(`${FORM} form.setPublished(true); respond().submit();
    return [row(0), row(1), form.getResponses()[0].getItemResponses()[0].getResponse()];`);
  expect(made).toEqual([['Text', 'List', 'Boxes'], [46_024, '', 'a, c'], '1/2']);
});

test.each([
  ['respond().submit();', 'This form is not published: nobody can respond to it yet.'],
  ["form.setPublished(true); item.list.createResponse('z');", 'Not one of the choices'],
  ["form.setPublished(true); item.boxes.createResponse(['z']);", 'Not one of the choices'],
])('%s fails', (body, message) => {
  expect(outcome(`${FORM} ${body}`)).toContain(message);
});

test.each([
  ['form.setPublished(true);', true],
  ['form.setPublished(true).setAcceptingResponses(false);', false],
])('%s accepts responses: %p', (body, accepts) => {
  expect(outcome(`${FORM} ${body} return form.isAcceptingResponses();`)).toBe(accepts);
});
