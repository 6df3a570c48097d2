/* global Countersign */
// One client for the page: its frame loads now, and an inquiry is created when the button is pressed.
const result = document.getElementById('result');
const client = new Countersign.Client({
  host: 'verify.shop.example',
  templateId: 'itmpl_...',
  onComplete: ({ inquiryId, status }) => {
    result.textContent = `Inquiry ${inquiryId}: ${status}`;
  },
  onCancel: () => {
    result.textContent = 'You can go on whenever you like.';
  },
  onError: ({ code }) => {
    result.textContent = `The check cannot be shown here (${code}).`;
  },
});
document.getElementById('verify').addEventListener('click', () => client.open());
