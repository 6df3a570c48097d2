import UIKit
import WebKit

private let serviceHost = "verify.shop.example"
private let shopHost = "shop.example"

enum VerificationEnd {
    case ended(inquiryId: String?)
    case left(inquiryId: String?)
}

/// Shows a one-time link, or your own page, and calls `onEnd` once, after the flow or when the person left it.
final class VerificationViewController: UIViewController, WKNavigationDelegate, WKUIDelegate {
    private let address: URL
    private var onEnd: ((VerificationEnd) -> Void)?

    init(address: URL, onEnd: @escaping (VerificationEnd) -> Void) {
        self.address = address
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak self] _ in self?.end(.left(inquiryId: nil)) }
        )
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func loadView() {
        let configuration = WKWebViewConfiguration()
        // The preview of the camera is a part of the page and starts without a touch.
        configuration.allowsInlineMediaPlayback = true
        configuration.mediaTypesRequiringUserActionForPlayback = []
        let web = WKWebView(frame: .zero, configuration: configuration)
        web.navigationDelegate = self
        web.uiDelegate = self
        web.load(URLRequest(url: address))
        view = web
    }

    private func end(_ end: VerificationEnd) {
        onEnd?(end)
        onEnd = nil
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        // Links that open a tab have no frame.
        let isPage = action.targetFrame?.isMainFrame ?? true
        guard isPage, let url = action.request.url, url.host != serviceHost else { return decisionHandler(.allow) }
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        let inquiryId = items?.first { $0.name == "inquiry-id" }?.value
        switch (url.host, url.path) {
        case (shopHost, "/verified"): end(.ended(inquiryId: inquiryId))
        case (shopHost, "/left"): end(.left(inquiryId: inquiryId))
        case (shopHost, _): return decisionHandler(.allow)
        // Other pages, such as a privacy policy, open in the browser.
        default: if url.scheme == "https" { UIApplication.shared.open(url) }
        }
        decisionHandler(.cancel)
    }

    func webView(
        _ webView: WKWebView,
        requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType,
        decisionHandler: @escaping (WKPermissionDecision) -> Void
    ) {
        // iOS asks the person itself, once for the app.
        decisionHandler(origin.host == serviceHost && type == .camera ? .grant : .deny)
    }
}
