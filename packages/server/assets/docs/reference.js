/* Draws the API reference into the page; versions of the API are chosen at the top. Nothing is fetched from elsewhere. */
const place = document.getElementById('reference');
SwaggerUIBundle({
  domNode: place,
  urls: place.dataset.versions.split(' ').map((date) => ({ name: date, url: `/api/v1/openapi.json?version=${date}` })),
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
  // The library would ask its vendor's server whether the document is valid.
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  requestSnippetsEnabled: true,
  tryItOutEnabled: true,
  persistAuthorization: false,
});
